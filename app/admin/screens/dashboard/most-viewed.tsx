import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { Insights } from '../../../../domain/things/insights.ts';
import { Picture } from '../../files/picture.tsx';
import { openPath } from '../../kinds/all-kinds.ts';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';
import { EmptyNote } from '../../ui/states.tsx';
import { changeInWords, daysInWords } from './weeks.ts';

type Viewed = Insights['products']['rows'][number];

function Change({ product: { views, before } }: { product: Viewed }) {
  const change = changeInWords(views, before);
  if (before === null) return null;
  return (
    <span className="block text-13 text-ink-2">
      {change === '' ? (
        'Önceki hafta bakılmadı'
      ) : (
        <>
          <span className={cx(change.startsWith('+') && 'text-ok', change.startsWith('−') && 'text-danger')}>
            {change}
          </span>
          , önceki haftaya göre
        </>
      )}
    </span>
  );
}

/** What was looked at most, each leading to its form. */
export function MostViewed({ products: { from, to, rows } }: Pick<Insights, 'products'>) {
  return (
    <Panel
      title="En çok bakılan ürünler"
      aside={<p className="text-14 text-ink-2">{daysInWords(from, to)}</p>}
    >
      {rows.length === 0 ? (
        <EmptyNote>Bu hafta bakılan ürün yok. Ziyaretçilerin en çok baktıkları burada durur.</EmptyNote>
      ) : (
        <ul className="relative flex snap-x snap-proximity scroll-px-5 gap-4 overflow-x-auto p-5 pt-4">
          {rows.map((product, index) => (
            <li
              key={product.id}
              className={cx('flex-none snap-start', index === 0 ? 'w-64 lg:w-92' : 'w-42 lg:w-47')}
            >
              <Link to={openPath('products', product.id) ?? ''} className="group block">
                <Picture src={product.imageUrl} alt="" whole className="h-35 rounded-t-control" />
                <span className="flex h-9 items-center justify-between gap-3 bg-surface-2 px-3 text-13">
                  <span className="truncate">{product.brand}</span>
                  <b className="tabular">
                    {formatCount(product.views)}
                    <span className="sr-only"> bakış</span>
                  </b>
                </span>
                <span className="mt-2.5 block leading-snug font-semibold group-hover:underline">
                  {product.name}
                </span>
                <Change product={product} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
