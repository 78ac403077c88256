import { Images, Upload as UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { MediaKind } from '../../../../domain/things/media.ts';
import type { LibraryFile } from '../../../../domain/things/media-file.ts';
import { useRows } from '../../lib/use-rows.ts';
import { GridSkeleton, ListStates } from '../../list/list-states.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { media } from './media-api.ts';
import { MediaFace } from './media-card.tsx';
import { factsOf, readableName } from './media-words.ts';

const PART = 48;

type PickerDialogProps = {
  kind: MediaKind;
  /** Not to be chosen: the file that shall be replaced. */
  except?: string;
  /** How many may be chosen; several are ticked first. */
  room?: number;
  onPick: (...files: readonly LibraryFile[]) => void;
  onClose: () => void;
};

type ChoicesProps = {
  files: readonly LibraryFile[];
  /** Those that are ticked; null where a click chooses one. */
  chosen: readonly LibraryFile[] | null;
  onPick: (file: LibraryFile) => void;
};

function Choices({ files, chosen, onPick }: ChoicesProps) {
  return (
    <ul
      aria-label="Kitaplıktaki dosyalar"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3"
    >
      {files.map((file) => {
        const place = chosen?.findIndex(({ id }) => id === file.id) ?? -1;
        return (
          <li key={file.id} className="min-w-0">
            <button
              type="button"
              aria-pressed={chosen ? place >= 0 : undefined}
              onClick={() => onPick(file)}
              className="relative grid w-full gap-1.5 rounded-control border border-line bg-surface p-1.5 text-left hover:border-ink aria-pressed:border-primary aria-pressed:bg-mint"
            >
              <MediaFace file={file} className="aspect-4/3 rounded-tile" />
              {place >= 0 && (
                <span
                  aria-hidden
                  className="absolute top-3 left-3 min-w-7 rounded-tile bg-primary px-1.5 text-center text-14 font-semibold text-on-primary"
                >
                  {place + 1}
                </span>
              )}
              <span className="min-w-0 px-1 pb-1">
                <span className="block truncate text-14 font-semibold">{readableName(file)}</span>
                <span className="block truncate text-13 text-ink-2">{factsOf(file)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The library in a dialog, to choose one file from, or several. */
export function PickerDialog({ kind, except, room = 1, onPick, onClose }: PickerDialogProps) {
  const [search, setSearch] = useState('');
  const rows = useRows(media, { kind, search, sort: '-createdAt' }, PART);
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([]);
  const files = rows.rows.filter((file) => file.id !== except);
  const several = room > 1;

  function take(file: LibraryFile) {
    if (!several) return onPick(file);
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== file.id);
      return others.length < before.length || before.length >= room ? others : [...others, file];
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title="Kitaplıktan seçin"
      footer={
        several && (
          <>
            <p role="status" className="mr-auto text-14 text-ink-2">
              {chosen.length === room
                ? 'Daha fazlası sığmıyor.'
                : `En fazla ${formatCount(room)} görsel daha.`}
            </p>
            <Button variant="ghost" onClick={onClose}>
              Vazgeç
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => onPick(...chosen)}>
              {chosen.length > 0 ? `${formatCount(chosen.length)} görseli ekle` : 'Görsel seçin'}
            </Button>
          </>
        )
      }
    >
      <div className="grid min-h-96 content-start gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <SearchInput
            label="Kitaplıkta ara"
            placeholder="Dosya adı ya da alternatif metin"
            value={search}
            onChange={setSearch}
            className="min-w-60 flex-1"
          />
          <p role="status" className="text-14 text-ink-2">
            {rows.isPending || rows.error ? '' : `${formatCount(rows.total)} dosya`}
          </p>
        </div>
        <ListStates
          rows={{ ...rows, rows: files }}
          list={{ search, filters: {}, setAll: () => setSearch('') }}
          icon={kind === 'image' ? Images : UploadIcon}
          empty="Kitaplıkta henüz dosya yok"
          failed="Kitaplık yüklenirken hata oluştu!"
          skeleton={<GridSkeleton column={152} count={10} lines={2} />}
        >
          <Choices files={files} chosen={several ? chosen : null} onPick={take} />
          {rows.hasMore && (
            <div className="mt-5 text-center">
              <Button variant="ghost" busy={rows.isFetchingMore} onClick={rows.fetchMore}>
                Daha fazla göster
              </Button>
            </div>
          )}
        </ListStates>
      </div>
    </Dialog>
  );
}
