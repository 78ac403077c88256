import { useSearchParams } from 'react-router';

/** The row that stands open beside its list, kept in the address as `?id=…`, and the addresses of the others. */
export function useOpenLine() {
  const [params] = useSearchParams();
  function pathTo(next: string | null): string {
    const changed = new URLSearchParams(params);
    if (next) changed.set('id', next);
    else changed.delete('id');
    return `?${changed}`;
  }
  return { id: params.get('id'), pathTo };
}
