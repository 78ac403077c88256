import type { Hit } from '../../../domain/search/answer.ts';
import { Picture } from '../ui/picture.tsx';

type Props = { paper: Extract<Hit, { kind: 'catalog' | 'page' }>; sizes: string };

/** A page of a catalog, drawn small; the catalog itself as its cover. */
export function PageSheet({ paper, sizes }: Props) {
  const isCover = paper.kind === 'catalog';
  return (
    <span className={isCover ? 'page-sheet page-sheet-cover' : 'page-sheet'} aria-hidden="true">
      {isCover && paper.picture && <Picture picture={paper.picture} alt="" sizes={sizes} fallback={<b />} />}
      {!isCover && (
        <>
          <b />
          <i />
          <i />
          <i />
          <i />
          <em>{paper.page}</em>
        </>
      )}
    </span>
  );
}
