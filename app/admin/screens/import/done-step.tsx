import { Check, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { KINDS } from '../../kinds/all-kinds.ts';
import { screenPath } from '../../lib/screens.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { countOf } from './trial-step.tsx';
import type { ImportState } from './use-import.ts';

/** What was written, and the way back. */
export function DoneStep({ state }: { state: ImportState }) {
  const { result, kind, work, last } = state;
  if (!result) return null;
  const counts = [
    ['Değişen', countOf(result.results, 'updated')],
    ['Yeni', countOf(result.results, 'created')],
    ['Aynı kalan', countOf(result.results, 'unchanged')],
    ['Reddedilen', countOf(result.results, 'refused')],
    ['Yeni kategori', result.newCategories.length],
  ] as const;
  const notices = result.results.filter(({ notice }) => notice !== null);
  const written = counts[0][1] + counts[1][1];
  return (
    <section
      aria-label="Sonuç"
      className="grid justify-items-start gap-5 rounded-panel border border-line bg-surface p-6 lg:p-8"
    >
      <span className="grid size-14 place-items-center rounded-tile bg-ok-bg text-ok">
        <Check aria-hidden />
      </span>
      <div role="status" className="grid gap-1">
        <h2 className="text-26 font-semibold tracking-head">{formatCount(written)} satır yazıldı</h2>
        <p className="text-ink-2">Son işlemler’de tek kayıt olarak duruyor.</p>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {counts.map(([label, count]) => (
          <div key={label}>
            <dt className="text-14 text-ink-2">{label}</dt>
            <dd className="text-21 font-semibold">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Link to={`${screenPath(kind)}?sort=-updatedAt`} className={buttonClass({ variant: 'solid' })}>
          {KINDS[kind].plural} listesini aç
        </Link>
        {last && (
          <Button variant="ghost" busy={work !== null} onClick={() => void state.undoLast()}>
            <Undo2 aria-hidden />
            Geri al
          </Button>
        )}
      </div>
      {notices.length > 0 && (
        <section
          aria-label="Eksik kalanlar"
          className="w-full rounded-control bg-warn-bg px-4 py-3 text-warn"
        >
          <h3 className="font-semibold">{formatCount(notices.length)} satır görselsiz yazıldı</h3>
          <ul className="mt-1 grid max-h-72 gap-1 overflow-y-auto text-14">
            {notices.map(({ row, name, code, notice }) => (
              <li key={row} className="wrap-anywhere">
                {row}. satır, {name || code}: {notice}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="max-w-2xl text-14 text-ink-2">
        Geri al, değişenleri önceki hâline döndürür, eklenenleri çöp kutusuna taşır. Bu arada elle değişen
        kayıtlar olduğu gibi kalır. Bu ekrandan çıksanız da son içe aktarmayı buradan geri alabilirsiniz.
      </p>
    </section>
  );
}
