import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import NoFile from '../../../layout/no-file.tsx';
import NotFound from '../../../layout/not-found.tsx';
import { NoPages } from './no-pages.tsx';

export type Props = { view: ReaderView | null };

/** No such catalog, a catalog whose file is gone, or one whose pages are not drawn. */
export function Instead({ view }: Props) {
  if (!view) return <NotFound />;
  return view.state === 'lost' ? <NoFile /> : <NoPages view={view} />;
}
