import { Pencil } from 'lucide-react';
import { BRAND_EMOJI, type Brand } from '../../../domain/brand.ts';
import { formatCount } from '../../../domain/format.ts';
import { brandPath } from '../../../domain/paths.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { CardProps } from '../shared/list/card-screen.tsx';
import { ItemLabel } from '../shared/list/item-label.tsx';
import { RowMenu } from '../shared/list/row-menu.tsx';
import { RowTick } from '../shared/list/row-tick.tsx';
import { Picture } from '../shared/upload/picture.tsx';

type BrandCardProps = CardProps<Brand, 'isActive' | 'isDistributor'>;

function BrandLogo({ row }: { row: Brand }) {
  if (row.logoUrl) return <Picture src={row.logoUrl} alt={row.name} contain className="aspect-16/9" />;
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
    <article
      className={cx(
        'relative flex min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-surface',
        selection.has(row.id) && 'outline-2 -outline-offset-1 outline-primary',
      )}
    >
      <RowTick
        selection={selection}
        id={row.id}
        name={`${row.name} seç`}
        className="absolute top-0 left-0 z-2"
      />
      <Pill tone={row.isActive ? 'ok' : 'off'} onSurface className="absolute top-3 right-3 z-2">
        {row.isActive ? 'Aktif' : 'Pasif'}
      </Pill>
      <BrandLogo row={row} />
      <div className="flex-1 px-4 pt-3.5 pb-2">
        <h3 className="text-18 leading-snug font-semibold tracking-[-.012em]">
          <button type="button" onClick={onEdit} className="text-left wrap-anywhere hover:underline">
            {row.name}
          </button>
        </h3>
        <p className="text-14 text-ink-2">{origin || 'Ülke girilmemiş'}</p>
        <p className="mt-2 flex flex-wrap gap-x-4 text-14">
          <span>
            <b className="font-semibold">{formatCount(row.productsCount)}</b> ürün
          </span>
          <span>
            <b className="font-semibold">{formatCount(row.categoriesCount)}</b> kategori
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-x-5 px-4 pb-1 text-14">
        <Switch
          checked={row.isActive}
          onChange={(on) => onToggle('isActive', on)}
          label={<ItemLabel name={row.name}>Aktif</ItemLabel>}
        />
        <Switch
          checked={row.isDistributor}
          onChange={(on) => onToggle('isDistributor', on)}
          label={<ItemLabel name={row.name}>Bayilik</ItemLabel>}
        />
      </div>
      <footer
        className={cx(
          'flex items-center border-t border-line py-1 pr-1.5 text-13 text-ink-2',
          handle ? 'pl-1' : 'pl-4',
        )}
      >
        {handle}
        <span className="min-w-0 flex-1 truncate">/{row.slug}</span>
        <IconButton
          icon={Pencil}
          label={`${row.name} düzenle`}
          plain
          onClick={onEdit}
          iconClass="size-[18px]"
        />
        <RowMenu
          name={row.name}
          onEdit={onEdit}
          onRemove={onRemove}
          onShift={onShift}
          href={row.isActive ? brandPath(row.slug) : null}
        />
      </footer>
    </article>
  );
}
