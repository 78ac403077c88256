import { BRAND_EMOJI } from '../../../../domain/fallbacks.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { brandPath } from '../../../../domain/site/paths.ts';
import type { Brand } from '../../../../domain/things/brand.ts';
import { BrandMark } from '../../files/brand-mark.tsx';
import type { CardProps } from '../../list/card-list.tsx';
import { EditButton, FlagSwitch, RowCard, StateSwitch } from '../../list/row-card.tsx';
import { RowMenu } from '../../list/row-menu.tsx';
import { cx } from '../../ui/cx.ts';

type BrandCardProps = CardProps<Brand, 'isActive' | 'isDistributor'>;

function BrandLogo({ row }: { row: Brand }) {
  if (row.logoUrl) return <BrandMark src={row.logoUrl} alt={row.name} className="aspect-16/9" />;
  return (
    <span role="img" aria-label={row.name} className="tile-wall grid aspect-16/9 place-items-center text-46">
      {row.logo ?? BRAND_EMOJI}
    </span>
  );
}

/** A brand in the grid. */
export function BrandCard(props: BrandCardProps) {
  const { row, selection, onEdit, onRemove, onToggle, onShift, handle } = props;
  const origin = [row.country, row.established && `Kuruluş ${row.established}`].filter(Boolean).join(' · ');
  return (
    <RowCard row={row} selection={selection}>
      <StateSwitch row={row} onToggle={onToggle} onSurface className="absolute! top-3 right-3 z-2" />
      <BrandLogo row={row} />
      <div className="flex-1 px-4 pt-3.5 pb-2">
        <h3 className="text-18 leading-snug font-semibold tracking-[-.012em]">
          <button type="button" onClick={onEdit} className="text-left wrap-anywhere hover:underline">
            {row.name}
          </button>
        </h3>
        <p className="text-14 text-ink-2">{origin || 'Ülke girilmemiş'}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 pb-1 text-14">
        <p className="flex flex-wrap gap-x-4">
          <span>
            <b className="font-semibold">{formatCount(row.productsCount)}</b> ürün
          </span>
          <span>
            <b className="font-semibold">{formatCount(row.categoriesCount)}</b> kategori
          </span>
        </p>
        <FlagSwitch row={row} flag="isDistributor" label="Bayilik" onToggle={onToggle} />
      </div>
      <footer
        className={cx(
          'flex items-center border-t border-line py-1 pr-1.5 text-13 text-ink-2',
          handle ? 'pl-1' : 'pl-4',
        )}
      >
        {handle}
        <span className="min-w-0 flex-1 truncate">/{row.slug}</span>
        <EditButton name={row.name} onEdit={onEdit} />
        <RowMenu
          name={row.name}
          onEdit={onEdit}
          onRemove={onRemove}
          onShift={onShift}
          href={row.isActive ? brandPath(row.slug) : null}
        />
      </footer>
    </RowCard>
  );
}
