import { Images, Trash2, Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MetaFunction } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { LibraryFile } from '../../../../domain/things/media-file.ts';
import { IMAGE_TYPES } from '../../files/limits.ts';
import { WaitingForms } from '../../form/waiting-forms.tsx';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { mediaKind } from '../../kinds/media.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { useRows } from '../../lib/use-rows.ts';
import { GridSkeleton, ListStates } from '../../list/list-states.tsx';
import { ListToolbar } from '../../list/list-toolbar.tsx';
import { SavedViews } from '../../list/saved-views.tsx';
import { SelectAll } from '../../list/select-all.tsx';
import { SelectionBar } from '../../list/selection-bar.tsx';
import { useBulk } from '../../list/use-bulk.ts';
import { useListParams } from '../../list/use-list-params.ts';
import { useOpenRecord } from '../../list/use-open-record.ts';
import { useSelection } from '../../list/use-selection.ts';
import { VirtualRows } from '../../list/virtual-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { cx } from '../../ui/cx.ts';
import { media } from './media-api.ts';
import { MediaCard } from './media-card.tsx';
import { MediaDialog } from './media-dialog.tsx';
import { builtInViews, DEFAULT_SORT, FILTER_NAMES, filters, sorts } from './media-words.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { UploadList } from './upload-list.tsx';
import { useFilesDropped } from './use-files-dropped.ts';
import { useUploads } from './use-uploads.ts';

export const meta: MetaFunction = () => [
  { title: 'Kitaplık | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function MediaScreen() {
  const list = useListParams({ filters: FILTER_NAMES, defaultSort: DEFAULT_SORT });
  const rows = useRows(media, { search: list.search, sort: list.sort, ...list.filters });
  const open = useOpenRecord();
  const selection = useSelection(
    rows.rows.map((row) => row.id),
    JSON.stringify([list.search, list.filters]),
  );
  const bulk = useBulk([mediaKind.name], mediaKind.noun);
  const { sending, start, drop } = useUploads();
  const over = useFilesDropped((files) => void start(files));
  const input = useRef<HTMLInputElement>(null);
  const [removing, setRemoving] = useState<LibraryFile | null>(null);
  const [asking, setAsking] = useState(false);
  const chosen = rows.rows.filter((row) => selection.has(row.id));
  const free = chosen.filter((row) => row.useCount === 0).map((row) => row.id);

  useShortcut('n', 'Dosya yükle', () => input.current?.click());

  async function removeFree() {
    setAsking(false);
    const finished = await bulk.remove(free, media.removeUnused, {
      label: 'Siliniyor',
      done: (count) => `${count} çöp kutusuna taşındı.`,
      failed: 'Dosyalar silinirken hata oluştu!',
    });
    if (finished) selection.clear();
  }

  const uploadButton = (
    <Button onClick={() => input.current?.click()}>
      <UploadIcon aria-hidden />
      Dosya yükle
    </Button>
  );

  return (
    <ScreenFrame title="Kitaplık" action={uploadButton}>
      <WaitingForms form="media" />
      <SavedViews kind="media" list={list} defaultSort={DEFAULT_SORT} builtIn={builtInViews} />
      <ListToolbar
        list={list}
        searchLabel="Kitaplıkta ara"
        placeholder="Ad, açıklama ya da belge içi"
        filters={filters}
        sorts={sorts}
        noun="dosya"
        total={rows.isPending || rows.error ? null : rows.total}
        lead={<SelectAll selection={selection} disabled={rows.rows.length === 0} />}
      />
      <h2 className="sr-only">Dosyalar</h2>
      <p
        className={cx(
          'rounded-control border border-dashed px-4 py-3 text-14 text-ink-2',
          over ? 'border-primary bg-mint text-on-mint' : 'border-line-2',
        )}
      >
        Dosyaları bu sayfaya sürükleyebilir ya da yapıştırabilirsiniz. Görseller en fazla 5MB, belgeler en
        fazla 50MB.
      </p>
      <UploadList sending={sending} onDrop={drop} />
      <ListStates
        rows={rows}
        list={list}
        icon={Images}
        empty="Henüz dosya bulunmuyor"
        emptyAction={uploadButton}
        failed="Kitaplık yüklenirken hata oluştu!"
        skeleton={<GridSkeleton column={210} count={12} lines={2} />}
      >
        <VirtualRows rows={rows} label="Dosya listesi" column={210} gap={20} estimate={290}>
          {(row) => (
            <div className="grid min-w-0">
              <MediaCard
                file={row}
                selection={selection}
                onEdit={() => open.openEdit(row.id)}
                onRemove={() => setRemoving(row)}
              />
            </div>
          )}
        </VirtualRows>
      </ListStates>
      <SelectionBar
        selection={selection}
        noun="dosya"
        actions={[{ label: 'Kullanılmayanları sil', icon: Trash2, run: () => setAsking(true), danger: true }]}
        work={bulk.work}
        onCancelWork={bulk.cancel}
      />
      <input
        ref={input}
        type="file"
        multiple
        accept={`${IMAGE_TYPES},.pdf,.doc,.docx`}
        aria-label="Kitaplığa dosya seç"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) void start(files);
        }}
      />
      {open.editId && (
        <MediaDialog
          key={open.editId}
          id={open.editId}
          onSaved={rows.put}
          onRemove={setRemoving}
          onReplaced={open.openEdit}
          onClose={open.close}
        />
      )}
      {removing && (
        <RemoveQuestion
          file={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            if (selection.has(removing.id)) selection.toggle(removing.id);
            setRemoving(null);
            if (open.editId) open.close();
          }}
        />
      )}
      <ConfirmDialog
        open={asking}
        danger
        title={
          free.length > 0
            ? `${formatCount(free.length)} dosyayı silmek istediğinizden emin misiniz?`
            : 'Seçtiğiniz dosyaların hepsi kullanılıyor'
        }
        confirmLabel={free.length > 0 ? `${formatCount(free.length)} dosyayı sil` : 'Tamam'}
        onCancel={() => setAsking(false)}
        onConfirm={free.length > 0 ? removeFree : () => setAsking(false)}
      >
        <p>
          {free.length > 0
            ? `Kullanılmayan dosyalar çöp kutusuna taşınır; kullanılan ${formatCount(chosen.length - free.length)} dosya yerinde kalır.`
            : 'Kullanılan bir dosyayı silmek için onu tek başına açın.'}
        </p>
      </ConfirmDialog>
    </ScreenFrame>
  );
}
