import type { ComparisonView } from '../../../../domain/pages/comparison.ts';
import { comparisonPath } from '../../../../domain/site/paths.ts';
import { toast } from '../../lib/toast.ts';
import { LinkIcon, Printer } from '../../ui/more-icons.tsx';

async function copyLink(path: string): Promise<void> {
  const { href } = new URL(path, location.href);
  try {
    await navigator.clipboard.writeText(href);
    await toast('success', 'Bağlantı kopyalandı', { description: 'Karşılaştırmayı istediğinize gönderin.' });
  } catch {
    await toast('error', 'Bağlantı kopyalanamadı', { description: 'Adres çubuğundaki adresi kopyalayın.' });
  }
}

/** What can be done with a comparison. The switch works by the stylesheet alone. */
export function Tools({ view }: { view: ComparisonView }) {
  const path = comparisonPath(view.products.map(({ slug }) => slug));
  return (
    <div className="comparison-tools no-print">
      {view.equal.length > 0 && view.different.length > 0 && (
        <label className="comparison-switch">
          <input type="checkbox" />
          Yalnız farklar
        </label>
      )}
      <button type="button" className="btn btn-ghost btn-small" onClick={() => void copyLink(path)}>
        <LinkIcon aria-hidden />
        Bağlantıyı kopyala
      </button>
      <button type="button" className="btn btn-ghost btn-small" onClick={() => print()}>
        <Printer aria-hidden />
        Yazdır
      </button>
    </div>
  );
}
