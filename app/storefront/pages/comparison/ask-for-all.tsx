import type { Compared } from '../../../../domain/pages/comparison.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { toast } from '../../lib/toast.ts';
import { OPEN } from '../../quote/list-key.ts';
import { ClipboardList } from '../../ui/icons.tsx';
import { COUNTS } from './words.ts';

async function listAll(products: readonly Compared[]): Promise<void> {
  const { addLine } = await import('../../quote/list-store.ts');
  const hasRoom = products.every(({ id, name }) => addLine({ id, name }));
  if (!hasRoom) await toast('warning', 'Listenizde yer kalmadı');
}

/** The one next step: all of them on the list for a quote, which opens; without scripts, the way to the plain form. */
export function AskForAll({ products }: { products: readonly Compared[] }) {
  const label = `${COUNTS[products.length]?.all} için teklif isteyin`;
  return (
    <div className="comparison-ask no-print">
      <p>
        <b>Karar sizin, ölçüler bizden.</b> Kliniğinizin yerini ve günlük hasta sayınızı yazın; hangisinin
        yeteceğini birlikte hesaplayalım.
      </p>
      <button
        type="button"
        className="btn btn-cta btn-large quote-add"
        aria-haspopup="dialog"
        onClick={() => void listAll(products)}
        {...{ [OPEN]: '' }}
      >
        <ClipboardList aria-hidden />
        {label}
      </button>
      <noscript>
        <a className="btn btn-cta btn-large" href={PATHS.contact}>
          {label}
        </a>
      </noscript>
    </div>
  );
}
