import type { ComponentProps } from 'react';
import { MESSAGE_STATE_NAMES, type Message } from '../../../../domain/things/message.ts';
import { When } from '../../frame/when.tsx';
import { LineLink } from '../../list/line-link.tsx';
import { cx } from '../../ui/cx.ts';

type MessageLineProps = Pick<ComponentProps<typeof LineLink>, 'to' | 'isOpen' | 'selection'> & {
  message: Message;
  now: Date;
};

const TONES = { answering: 'text-warn', answered: 'text-ink-2' } as const;

/** One message of the inbox: who, what about, how it begins. Unread ones are bold and carry a dot. */
export function MessageLine({ message, now, ...line }: MessageLineProps) {
  const { name, subject, isRead, isSuspect, state, assignee } = message;
  const { isOpen } = line;
  return (
    <LineLink id={message.id} tickName={`${name} mesajını seç`} {...line}>
      <span className="flex items-baseline gap-2">
        {!isRead && (
          <span className="size-2 flex-none self-center rounded-full bg-coral-text">
            <span className="sr-only">Okunmamış:</span>
          </span>
        )}
        <span className={cx('min-w-0 flex-1 truncate', isRead ? 'font-medium' : 'font-bold')}>{name}</span>
        <When iso={message.createdAt} now={now} className="text-13 whitespace-nowrap" />
      </span>
      <span className="flex items-baseline gap-3">
        <span className={cx('min-w-0 flex-1 truncate text-14', !isRead && 'font-semibold')}>
          {isSuspect && <b className="text-coral-text">Şüpheli: </b>}
          {subject}
        </span>
        {state !== 'new' && (
          <span className={cx('max-w-[60%] truncate text-13 font-medium', !isOpen && TONES[state])}>
            {[MESSAGE_STATE_NAMES[state], assignee].filter(Boolean).join(', ')}
          </span>
        )}
      </span>
      <span className={cx('truncate text-14', !isOpen && 'text-ink-2')}>{message.message}</span>
    </LineLink>
  );
}
