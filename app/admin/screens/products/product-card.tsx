import { CARD_FEATURES } from '../../../../domain/things/product.ts';
import { Picture } from '../../files/picture.tsx';
import { EditButton, FeatureSwitch, RowCard, StateSwitch } from '../../list/row-card.tsx';
import { cx } from '../../ui/cx.ts';
import { type ProductItemProps, placeOf, priceOf, stockOf } from './product-item.ts';
import { ProductMenu } from './product-menu.tsx';

/** A product in the grid. */
export function ProductCard(props: ProductItemProps) {
  const { row, selection, onEdit, onToggle, handle } = props;
  const features = [...new Set(row.features)];
  const more = features.length - CARD_FEATURES;
  const stock = stockOf(row);
  return (
    <RowCard row={row} selection={selection}>
      <StateSwitch row={row} onToggle={onToggle} onSurface className="absolute! top-3 right-3 z-2" />
      <Picture src={row.imageUrl} alt={row.name} className="aspect-4/3" />
      <div className="flex-1 px-4 pt-3.5 pb-2">
        <p className="truncate text-13 font-medium text-ink-2">{placeOf(row)}</p>
        <h3 className="text-16 leading-snug font-semibold tracking-[-.012em]">
          <button
            type="button"
            onClick={onEdit}
            className="relative text-left wrap-anywhere after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
          >
            {row.name}
          </button>
        </h3>
        {features.length > 0 && (
          <ul className="mt-2.5 grid gap-[3px] text-14 text-ink-2">
            {features.slice(0, CARD_FEATURES).map((feature) => (
              <li key={feature} className="flex gap-2 before:flex-none before:content-['–']">
                <span className="line-clamp-2 min-w-0 wrap-anywhere">{feature}</span>
              </li>
            ))}
            {more > 0 && <li className="font-semibold text-teal">+{more} daha</li>}
          </ul>
        )}
      </div>
      <div className="flex min-h-11 items-center gap-x-3 pr-2 pb-1 pl-4 text-14">
        <p className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <span className={cx(row.price === null ? 'text-ink-2' : 'font-semibold')}>{priceOf(row)}</span>
          <span className={stock.isOut ? 'text-danger' : 'text-ink-2'}>{stock.text}</span>
        </p>
        <FeatureSwitch row={row} onToggle={onToggle} />
      </div>
      <footer
        className={cx(
          'flex items-center border-t border-line py-1 pr-1.5 text-13 text-ink-2',
          handle ? 'pl-1' : 'pl-4',
        )}
      >
        {handle}
        <span className="min-w-0 flex-1 truncate">{row.sku}</span>
        <EditButton name={row.name} onEdit={onEdit} />
        <ProductMenu {...props} />
      </footer>
    </RowCard>
  );
}
