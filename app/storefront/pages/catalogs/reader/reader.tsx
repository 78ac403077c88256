import { useState } from 'react';
import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { useSeen } from '../use-seen.ts';
import { AllPages } from './all-pages.tsx';
import { Contents } from './contents.tsx';
import { Found } from './found.tsx';
import { Ruler } from './ruler.tsx';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import { useAskAgain } from './use-ask-again.ts';
import { useTurning } from './use-turning.ts';
import { openPages } from './words.ts';

/** A catalog as an open book: its contents beside it, its pages on a shelf that measures them. */
export function Reader({ view }: { view: ReaderView }) {
  const [isLarge, setLarge] = useState(false);
  const root = useSeen<HTMLDivElement>(view.catalog.id);
  const turn = useTurning(view);
  useAskAgain(view.sheets.some(({ isMade }) => !isMade));
  const hasSide = view.search !== null || view.chapters.length > 0;
  return (
    <div ref={root} className="reader" data-side={hasSide || undefined} data-keep-focus>
      <TopBar view={view} isLarge={isLarge} onLarge={() => setLarge(!isLarge)} />
      {view.search ? <Found view={view} search={view.search} /> : <Contents view={view} />}
      <Stage view={view} isLarge={isLarge} onTurn={turn} />
      <Ruler view={view} />
      <p className="hidden-visually" role="status">
        {openPages(view)}, toplam {view.pages}
      </p>
      {view.current === 1 && <AllPages view={view} />}
    </div>
  );
}
