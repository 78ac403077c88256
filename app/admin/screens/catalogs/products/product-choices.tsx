import { formatCount } from '../../../../../domain/rules/format.ts';
import type { Product } from '../../../../../domain/things/product.ts';
import { Picture } from '../../../files/picture.tsx';
import { catalogKind } from '../../../kinds/catalog.ts';
import { useChoices } from '../../../kinds/use-choices.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/cx.ts';
import { Pill } from '../../../ui/pill.tsx';
import type { Choice } from './choice.ts';

const PAGES_TOLD = 4;

function pagesText(pages: readonly number[]): string {
  const more = pages.length > PAGES_TOLD ? ` ve ${formatCount(pages.length - PAGES_TOLD)} sayfa daha` : '';
  return `Sayfa ${pages.slice(0, PAGES_TOLD).join(', ')}${more}`;
}

type Props = {
  catalogId: string;
  rows: readonly Product[];
  choice: Choice;
  /** Where a product's code stands in the catalog. */
  pagesOf?: ReadonlyMap<string, readonly number[]>;
};

/** Products to be ticked; each says to which other catalog it belongs. */
export function ProductChoices({ catalogId, rows, choice, pagesOf }: Props) {
  const { rows: catalogs } = useChoices(catalogKind);
  const nameOf = (id: string) => catalogs.find((one) => one.id === id)?.title ?? 'başka katalog';
  return (
    <ul aria-label="Ürünler" className="grid">
      {rows.map((row) => {
        const pages = pagesOf?.get(row.id);
        const isIn = choice.isIn(row);
        return (
          <li
            key={row.id}
            className={cx(
              'flex items-center gap-3 border-t border-line pr-2',
              isIn && 'bg-mint text-on-mint',
            )}
          >
            <Checkbox
              name={`${row.name} seç`}
              checked={isIn}
              onChange={(on, range) => choice.tick(rows, row, { on, range })}
            />
            <Picture src={row.imageUrl} alt="" small className="h-9 w-12 flex-none rounded-tile" />
            <span className="min-w-0 flex-1 py-1.5">
              <b className="block font-semibold wrap-anywhere">{row.name}</b>
              <span className={cx('block text-13', !isIn && 'text-ink-2')}>
                {row.sku} · {row.brand.name}
                {!row.isActive && ' · Pasif'}
                {pages && ` · ${pagesText(pages)}`}
              </span>
            </span>
            {row.catalogId === catalogId && <Pill>Bu katalogda</Pill>}
            {row.catalogId && row.catalogId !== catalogId && (
              <Pill tone="warn" className="max-w-48 max-sm:max-w-28">
                <span className="truncate">{nameOf(row.catalogId)}</span>
              </Pill>
            )}
          </li>
        );
      })}
    </ul>
  );
}
