import { History, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { TONE_CLASS } from '../../history/version.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { type Activity, activityDeed, activityPath, activityText, activityTitle } from './activity.ts';

type ActivityRowProps = {
  activity: Activity;
  /** How long ago it was, or at what time. */
  when: ReactNode;
  /** Absent where the row cannot be deleted from here. */
  onRemove?: (() => void) | undefined;
  onHistory?: (() => void) | undefined;
  onUndo?: (() => void) | undefined;
};

function EditLink({ to, label }: { to: string; label: string }) {
  return (
    <Tooltip text={label}>
      <Link
        to={to}
        aria-label={label}
        className="inline-grid size-11 flex-none place-items-center rounded-control hover:bg-surface-2"
      >
        <Pencil aria-hidden className="size-[18px]" />
      </Link>
    </Tooltip>
  );
}

/** Who did what to which thing; a thing that is still there opens from here. */
export function ActivityRow({ activity, when, onRemove, onHistory, onUndo }: ActivityRowProps) {
  const { icon: Icon, tone } = activityDeed(activity);
  const to = activityPath(activity);
  const title = activityTitle(activity);
  return (
    <article
      data-row={activity.id}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-3.5 sm:items-center gap-y-1 px-5 py-2 sm:py-2.5 sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
    >
      <span aria-hidden className={cx('grid size-10 place-items-center rounded-control', TONE_CLASS[tone])}>
        <Icon />
      </span>
      <div className="min-w-0">
        <h3 className="text-15 leading-snug font-semibold wrap-anywhere">
          {to ? (
            <Link
              to={to}
              className="relative after:absolute after:inset-x-0 after:-inset-y-3 hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        <p className="text-14 wrap-anywhere text-ink-2">
          {activityText(activity)}; {activity.actor}
        </p>
      </div>
      <div className="flex items-center justify-between gap-1 max-sm:col-start-2 max-sm:-mt-2 max-sm:-mr-2 max-sm:min-h-11">
        <span className="text-14 whitespace-nowrap text-ink-2 sm:mr-2">{when}</span>
        <span className="flex sm:min-w-33 sm:justify-end">
          {onHistory && (
            <IconButton
              icon={History}
              label={`${title} geçmişi`}
              onClick={onHistory}
              iconClass="size-[18px]"
            />
          )}
          {onUndo && (
            <IconButton icon={Undo2} label={`${title}: geri al`} onClick={onUndo} iconClass="size-[18px]" />
          )}
          {to && <EditLink to={to} label={`${title} düzenle`} />}
          {onRemove && (
            <IconButton icon={Trash2} label={`${title} sil`} onClick={onRemove} iconClass="size-[18px]" />
          )}
        </span>
      </div>
    </article>
  );
}
