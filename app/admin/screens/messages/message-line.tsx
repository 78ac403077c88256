import { Link } from 'react-router';
import type { Message } from '../../../../domain/things/message.ts';
import { When } from '../../frame/when.tsx';
import { RowTick } from '../../list/row-tick.tsx';
import type { Selection } from '../../list/use-selection.ts';
import { cx } from '../../ui/cx.ts';

type MessageLineProps = {
  message: Message;
  /** The address that opens it. */
  to: string;
  isOpen: boolean;
  selection: Selection;
  now: Date;
};

/** One message of the inbox: who, what about, how it begins. Unread ones are bold and carry a dot. */
export function MessageLine({ message, to, isOpen, selection, now }: MessageLineProps) {
  const { name, subject, isRead, isSuspect } = message;
  return (
    <article
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] items-start pr-4 pl-1',
        isOpen && 'bg-mint text-on-mint',
        selection.has(message.id) && !isOpen && 'bg-surface-2',
      )}
    >
      <RowTick selection={selection} id={message.id} name={`${name} mesajını seç`} className="mt-1.5" />
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className="grid gap-0.5 py-3 -outline-offset-2"
      >
        <span className="flex items-baseline gap-2">
          {!isRead && (
            <span className="size-2 flex-none self-center rounded-full bg-coral-text">
              <span className="sr-only">Okunmamış:</span>
            </span>
          )}
          <span className={cx('min-w-0 flex-1 truncate', isRead ? 'font-medium' : 'font-bold')}>{name}</span>
          <When iso={message.createdAt} now={now} className="text-13 whitespace-nowrap" />
        </span>
        <span className={cx('truncate text-14', !isRead && 'font-semibold')}>
          {isSuspect && <b className="text-coral-text">Şüpheli: </b>}
          {subject}
        </span>
        <span className={cx('truncate text-14', !isOpen && 'text-ink-2')}>{message.message}</span>
      </Link>
    </article>
  );
}
