import { Check, Copy, Download, FileText } from 'lucide-react';
import type { LibraryFile } from '../../../../domain/things/media-file.ts';
import { DocumentLink } from '../../files/document-link.tsx';
import { Picture } from '../../files/picture.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { RowCard } from '../../list/row-card.tsx';
import { RowMenu } from '../../list/row-menu.tsx';
import type { Selection } from '../../list/use-selection.ts';
import { cx } from '../../ui/cx.ts';
import { MenuItem, MenuLink } from '../../ui/menu.tsx';
import { factsOf, readableName, usageOf } from './media-words.ts';

export type MediaCardProps = {
  file: LibraryFile;
  selection: Selection;
  onEdit: () => void;
  onRemove: () => void;
};

/** What a file looks like: itself, its first page, or a sheet of paper. */
export function MediaFace({ file, className }: { file: LibraryFile; className?: string }) {
  const shown = file.kind === 'image' ? file.url : file.thumbnailUrl;
  if (!shown)
    return (
      <span className={cx('tile-wall grid place-content-center justify-items-center gap-1', className)}>
        <FileText aria-hidden className="size-8 text-tile-ink-2" />
        <span className="text-13 font-semibold text-tile-ink">{file.ext.toUpperCase()}</span>
      </span>
    );
  return (
    <Picture
      src={shown}
      width={320}
      alt={file.alt ?? ''}
      contain={file.kind === 'document' || file.folder === 'logos'}
      className={className ?? ''}
    />
  );
}

const DOCUMENT_COPIED = 'Adres kopyalandı. Belge, sitede gösterildiği sürece herkese açılır.';

/** A file in the grid of the library. */
export function MediaCard({ file, selection, onEdit, onRemove }: MediaCardProps) {
  function copyAddress() {
    copyText(new URL(file.url, location.origin).href).then(
      () => notifyDone(file.kind === 'document' ? DOCUMENT_COPIED : 'Adres kopyalandı.'),
      (error: unknown) => notifyFailed('Adres kopyalanamadı', error),
    );
  }
  const download = (
    <>
      <Download aria-hidden className="size-[18px]" />
      İndir
    </>
  );
  return (
    <RowCard row={file} selection={selection}>
      <MediaFace file={file} className="aspect-4/3" />
      <div className="flex items-start gap-1 py-2.5 pr-1 pl-3.5">
        <div className="min-w-0 flex-1">
          <h3 className="text-14 leading-snug font-semibold">
            <button
              type="button"
              title={file.name}
              onClick={onEdit}
              className="line-clamp-2 text-left wrap-anywhere hover:underline"
            >
              {readableName(file)}
            </button>
          </h3>
          <p className="mt-1 text-13 text-ink-2">{factsOf(file)}</p>
          <p
            className={cx('flex items-center gap-1.5 text-13', file.useCount > 0 ? 'text-ok' : 'text-ink-2')}
          >
            {file.useCount > 0 && <Check aria-hidden className="size-4" />}
            {usageOf(file)}
          </p>
        </div>
        <RowMenu name={file.name} onEdit={onEdit} onRemove={onRemove}>
          <MenuItem icon={Copy} onSelect={copyAddress}>
            Adresini kopyala
          </MenuItem>
          <MenuLink>
            {file.kind === 'document' ? (
              <DocumentLink href={file.url} download={file.name}>
                {download}
              </DocumentLink>
            ) : (
              <a href={file.url} download={file.name}>
                {download}
              </a>
            )}
          </MenuLink>
        </RowMenu>
      </div>
    </RowCard>
  );
}
