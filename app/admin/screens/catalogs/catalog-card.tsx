import { FileText, ListChecks, Trash2 } from 'lucide-react';
import { formatCount, formatFileSize, formatShortDate } from '../../../../domain/rules/format.ts';
import type { Catalog } from '../../../../domain/things/catalog.ts';
import { Cover } from '../../files/cover.tsx';
import { DocumentLink } from '../../files/document-link.tsx';
import type { CardProps } from '../../list/card-list.tsx';
import { EditButton, FeatureSwitch, RowCard, StateSwitch } from '../../list/row-card.tsx';
import { RowMenu } from '../../list/row-menu.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export type CatalogItemProps = CardProps<Catalog, 'isActive' | 'isFeatured'> & { onProducts: () => void };

function Facts({ row }: { row: Catalog }) {
  const facts: [string, string][] = [
    ['Boyut', formatFileSize(row.fileSize)],
    ['Sayfa', row.pages ? formatCount(row.pages) : 'Bilinmiyor'],
    ['Kategori', row.category ?? 'Genel'],
    ['Eklenme', formatShortDate(row.createdAt)],
    ['İndirme', formatCount(row.downloadCount)],
    ['Görüntülenme', formatCount(row.viewCount)],
  ];
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 text-14">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A catalog in the grid. */
export function CatalogCard(props: CatalogItemProps) {
  const { row, selection, onEdit, onRemove, onToggle, onShift, onProducts, handle } = props;
  return (
    <RowCard row={row} selection={selection}>
      <div className="grid flex-1 grid-cols-[7.5rem_minmax(0,1fr)]">
        <Cover src={row.thumbnailUrl} alt={`${row.title} kapağı`} className="min-h-56" />
        <div className="min-w-0 p-4 pb-3">
          <p className="flex flex-wrap gap-1.5">
            <StateSwitch row={row} onToggle={onToggle} />
            <FeatureSwitch row={row} onToggle={onToggle} />
          </p>
          <h3 className="mt-2 text-16 leading-snug font-semibold tracking-[-.012em]">
            <button type="button" onClick={onEdit} className="text-left wrap-anywhere hover:underline">
              {row.title}
            </button>
          </h3>
          <p className="mt-1 line-clamp-2 text-14 text-ink-2">{row.description ?? 'Açıklama bulunmuyor'}</p>
          <Facts row={row} />
        </div>
      </div>
      <p className="flex items-center gap-2 border-t border-line px-4 text-13 text-ink-2">
        <FileText aria-hidden className="size-4 flex-none" />
        {row.fileUrl ? (
          <DocumentLink
            href={row.fileUrl}
            className="inline-flex min-h-11 min-w-0 items-center hover:underline"
          >
            <span className="truncate">{row.fileName ?? 'PDF'}</span>
          </DocumentLink>
        ) : (
          <span className="inline-flex min-h-11 items-center text-danger">Dosya Yok</span>
        )}
      </p>
      <footer
        className={cx('flex items-center border-t border-line py-1 pr-1.5 text-14', handle ? 'pl-1' : 'pl-4')}
      >
        {handle}
        <span className="flex-1" />
        <IconButton
          icon={ListChecks}
          label={`${row.title}: ürünleri seç`}
          onClick={onProducts}
          iconClass="size-[18px]"
        />
        <EditButton name={row.title} onEdit={onEdit} />
        <IconButton
          icon={Trash2}
          label={`${row.title} sil`}
          plain
          onClick={onRemove}
          iconClass="size-[18px]"
        />
        {onShift && <RowMenu name={row.title} onEdit={onEdit} onRemove={onRemove} onShift={onShift} />}
      </footer>
    </RowCard>
  );
}
