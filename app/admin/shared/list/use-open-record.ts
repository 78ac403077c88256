import { useSearchParams } from 'react-router';

/** Which form is open, kept in the address: `?new=1`, or `?edit=<id>`. */
export function useOpenRecord() {
  const [params, setParams] = useSearchParams();
  function show(changes: Readonly<Record<'new' | 'edit', string | null>>, replace = false) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true, replace },
    );
  }
  return {
    isNew: params.get('new') !== null,
    editId: params.get('edit'),
    openNew: () => show({ new: '1', edit: null }),
    openEdit: (id: string) => show({ new: null, edit: id }),
    close: () => show({ new: null, edit: null }, true),
  };
}
