import { ArchiveRestore, Trash2 } from 'lucide-react';
import type { TrashEntry } from '../../../../server/modules/history/trash-list.ts';
import { RowPicture } from '../../files/row-picture.tsx';
import { When } from '../../frame/when.tsx';
import { countWords, KINDS } from '../../kinds/all-kinds.ts';
import { RowTick } from '../../list/row-tick.tsx';
import type { Selection } from '../../list/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type TrashLineProps = {
  entry: TrashEntry;
  selection: Selection;
  busy: boolean;
  onRestore: () => void;
  onPurge: () => void;
  now: Date;
};

/** What went to the trash with a row, without the row itself: `4 kategori, 12 ürün`. */
export function heldWords({ entity, contents }: Pick<TrashEntry, 'entity' | 'contents'>): string {
  return countWords({ ...contents, [entity]: (contents[entity] ?? 1) - 1 });
}

/** What was deleted as it looked, else the sign of its kind. */
function Thumb({ entry: { entity, pictureUrl } }: Pick<TrashLineProps, 'entry'>) {
  const shape = 'h-10.5 w-14 rounded-tile max-sm:self-start max-sm:mt-1';
  const { icon: Icon, pictureFolder } = KINDS[entity];
  if (pictureUrl)
    return <RowPicture url={pictureUrl} alt="" folder={pictureFolder} small className={shape} />;
  return (
    <span aria-hidden className={cx(shape, 'grid place-items-center bg-paper-2 text-ink')}>
      <Icon />
    </span>
  );
}

/** One deletion: what, with what, by whom and when; and the two ways out of the trash. */
export function TrashLine({ entry, selection, busy, onRestore, onPurge, now }: TrashLineProps) {
  const { entity, name, deletedBy, deletedAt } = entry;
  const { title } = KINDS[entity];
  const held = heldWords(entry);
  const selected = selection.has(entry.id);
  return (
    <article
      className={cx(
        'grid grid-cols-[2.75rem_3.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1 py-2.5 pr-3 pl-2 sm:grid-cols-[2.75rem_3.5rem_minmax(0,1fr)_auto] sm:gap-x-3.5',
        selected && 'bg-mint text-on-mint',
      )}
    >
      <RowTick selection={selection} id={entry.id} name={`${name} seç`} className="max-sm:self-start" />
      <Thumb entry={entry} />
      <div className="min-w-0">
        <h3 className="text-15 leading-snug font-semibold wrap-anywhere">{name}</h3>
        <div className={cx('flex flex-wrap gap-x-3 text-14', !selected && 'text-ink-2')}>
          <p>
            {title}
            {held && ` · ${held} ile birlikte`}
          </p>
          <p>
            {deletedBy} sildi, <When iso={deletedAt} now={now} />
          </p>
        </div>
      </div>
      <div className="flex items-center gap-1 max-sm:col-start-3 max-sm:justify-between">
        <Button variant="ghost" busy={busy} onClick={onRestore} aria-label={`${name} geri yükle`}>
          {!busy && <ArchiveRestore aria-hidden />}
          Geri yükle
        </Button>
        <IconButton
          icon={Trash2}
          label={`${name} kalıcı olarak sil`}
          onClick={onPurge}
          className="text-danger hover:bg-danger-bg"
        />
      </div>
    </article>
  );
}
