import { Mail, MailOpen, Trash2 } from 'lucide-react';
import { formatDate, formatMoment } from '../../../../domain/rules/format.ts';
import { MESSAGE_STATE_NAMES, MESSAGE_STATES, type Message } from '../../../../domain/things/message.ts';
import { Notes } from '../../answering/notes.tsx';
import { StateFields } from '../../answering/state-fields.tsx';
import { Reach } from '../../frame/reach.tsx';
import { api, read } from '../../lib/api.ts';
import { useRights } from '../../lib/use-rights.ts';
import { BackToList } from '../../list/back-to-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Consent } from './consent.tsx';
import { ReplyPanel } from './reply-panel.tsx';
import type { Marks } from './use-message-actions.ts';

type ReadingPaneProps = {
  message: Message;
  /** The list without an open message. */
  back: string;
  onMark: (change: Marks) => void;
  onRemove: () => void;
  /** Adds a note; answers whether that worked. */
  onNote: (text: string) => Promise<boolean>;
  /** Writes back by mail; answers whether that worked. */
  onReply: (text: string) => Promise<boolean>;
};

const STATES = MESSAGE_STATES.map((value) => ({ value, label: MESSAGE_STATE_NAMES[value] }));

/** One message, and the ways to answer it. */
export function ReadingPane({ message, back, onMark, onRemove, onNote, onReply }: ReadingPaneProps) {
  const { name, email, phone, subject, isRead, isSuspect, consentVersion, anonymizedAt, answeredAt } =
    message;
  const MarkIcon = isRead ? Mail : MailOpen;
  const mayWrite = useRights()('messages:write');
  // Who writes back has begun to answer.
  const begin = () => mayWrite && message.state === 'new' && onMark({ state: 'answering' });
  return (
    <div className="grid gap-4">
      <article aria-label={`${name}: ${subject}`} className="rounded-panel border border-line bg-surface">
        <header className="grid gap-1 border-b border-line px-5 py-4">
          <BackToList to={back}>Mesajlara dön</BackToList>
          <h2 className="text-21 leading-snug font-semibold tracking-head wrap-anywhere">{subject}</h2>
          <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
            <b className="text-ink">{name}</b>
            <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
            <span>
              Başvuru no <span className="tabular-nums">{message.reference}</span>
            </span>
          </p>
          {!anonymizedAt && (
            <p className="flex flex-wrap gap-x-5 text-15">
              <Reach email={email} phone={phone} />
            </p>
          )}
          {consentVersion && <Consent version={consentVersion} />}
        </header>
        {isSuspect && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warn-bg px-5 py-3 text-warn">
            <p className="min-w-60 flex-1 text-15">
              Form bir yazılımın doldurduğu gibi geldi; bu yüzden okunmamışlarda sayılmıyor ve e-postayla
              haber verilmedi.
            </p>
            <Button variant="ghost" onClick={() => onMark({ isSuspect: false })}>
              Gerçek mesaj
            </Button>
          </div>
        )}
        {anonymizedAt && (
          <p className="px-5 pt-5 text-ink-2">
            Saklama süresi dolduğu için {formatDate(anonymizedAt)} tarihinde anonimleştirildi.
          </p>
        )}
        <p className="max-w-[68ch] px-5 py-6 text-16 leading-[1.6] wrap-anywhere whitespace-pre-wrap">
          {message.message}
        </p>
        {!anonymizedAt && (
          <ReplyPanel
            key={message.id}
            message={message}
            mayWrite={mayWrite}
            onBegin={begin}
            onSend={onReply}
          />
        )}
        <div className="border-t border-line px-5 py-4">
          <StateFields
            kind="messages"
            readPeople={(signal) => read(api.messages.people.$get({}, { init: { signal } }))}
            row={message}
            states={STATES}
            personLabel="Yanıtlayan"
            mayWrite={mayWrite}
            onState={(state) => onMark({ state })}
            onPerson={(assigneeId) => onMark({ assigneeId })}
          />
          {answeredAt && (
            <p className="pt-3 text-14 text-ink-2">{formatMoment(answeredAt)} itibarıyla yanıtlandı.</p>
          )}
        </div>
        <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
          <Button variant="ghost" onClick={() => onMark({ isRead: !isRead })}>
            <MarkIcon aria-hidden />
            {isRead ? 'Okunmadı yap' : 'Okundu yap'}
          </Button>
          <Button variant="quiet" className="text-danger" onClick={onRemove}>
            <Trash2 aria-hidden />
            Sil
          </Button>
        </footer>
      </article>
      <Notes
        notes={message.notes.filter((note) => !note.sent)}
        hiddenFrom="gönderen"
        mayWrite={mayWrite && !anonymizedAt}
        onAdd={onNote}
      />
    </div>
  );
}
