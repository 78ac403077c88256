import { ListChecks } from 'lucide-react';
import { formatCount, formatFileSize } from '../../../../domain/rules/format.ts';
import { Cover } from '../../files/cover.tsx';
import { FeatureSwitch, StateSwitch } from '../../list/row-card.tsx';
import { RowMenu } from '../../list/row-menu.tsx';
import { RowTick } from '../../list/row-tick.tsx';
import { SelectAll } from '../../list/select-all.tsx';
import type { Selection } from '../../list/use-selection.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CatalogItemProps } from './catalog-card.tsx';

const COLUMNS =
  'grid grid-cols-[auto_3rem_minmax(0,1fr)_auto_auto] items-center gap-x-2 pr-1 xl:grid-cols-[auto_3rem_minmax(0,1fr)_9rem_9rem_7rem_7.5rem_4.75rem_auto]';

/** The names of the columns of a catalog's line. */
export function CatalogHead({ selection }: { selection: Selection }) {
  return (
    <div
      className={cx(
        COLUMNS,
        'min-h-10 rounded-t-panel border border-line bg-surface pl-1 text-13 text-ink-2 max-xl:hidden',
      )}
    >
      <span className="grid w-22 justify-items-end">
        <SelectAll selection={selection} isBare />
      </span>
      <span className="col-start-2 col-end-4">Katalog</span>
      <span>Kategori</span>
      <span>Dosya</span>
      <span className="text-right">İndirme</span>
      <span className="pl-4">Öne çıkan</span>
      <span>Durum</span>
      <span className="w-22" />
    </div>
  );
}

/** A catalog as a line of the list. */
export function CatalogLine(props: CatalogItemProps) {
  const { row, selection, onEdit, onRemove, onToggle, onShift, onProducts, handle } = props;
  const pages = row.pages ? ` · ${formatCount(row.pages)} sayfa` : '';
  return (
    <article
      className={cx(
        COLUMNS,
        'min-h-[69px] border-b border-line bg-surface pl-1',
        selection.has(row.id) && 'bg-mint/55 shadow-[inset_3px_0_0_var(--teal)]',
      )}
    >
      <span className="flex items-center xl:w-22">
        {handle && <span className="max-sm:hidden">{handle}</span>}
        <RowTick selection={selection} id={row.id} name={`${row.title} seç`} />
      </span>
      <Cover src={row.thumbnailUrl} alt="" small className="h-14 w-12 rounded-tile" />
      <div className="min-w-0">
        <h3 className="flex text-15 font-semibold">
          <button type="button" onClick={onEdit} className="max-w-full truncate py-0.5 hover:underline">
            {row.title}
          </button>
        </h3>
        <p className="truncate text-13 text-ink-2">
          {row.fileUrl ? (row.fileName ?? 'PDF') : <span className="text-danger">Dosya Yok</span>}
        </p>
      </div>
      <span className="truncate text-14 max-xl:hidden">{row.category ?? 'Genel'}</span>
      <span className="truncate text-14 max-xl:hidden">
        {formatFileSize(row.fileSize)}
        {pages}
      </span>
      <span className="text-right text-14 max-xl:hidden">{formatCount(row.downloadCount)}</span>
      <span className="pl-2 max-xl:hidden">
        <FeatureSwitch row={row} onToggle={onToggle} />
      </span>
      <StateSwitch row={row} onToggle={onToggle} className="justify-self-start" />
      <span className="flex">
        <IconButton
          icon={ListChecks}
          label={`${row.title}: ürünleri seç`}
          onClick={onProducts}
          iconClass="size-[18px]"
          className="max-sm:hidden"
        />
        <RowMenu name={row.title} onEdit={onEdit} onRemove={onRemove} onShift={onShift} />
      </span>
    </article>
  );
}
