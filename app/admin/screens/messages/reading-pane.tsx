import { Mail, MailOpen, MessageCircle, Phone, Trash2 } from 'lucide-react';
import { formatDate, formatMoment } from '../../../../domain/rules/format.ts';
import type { Message } from '../../../../domain/things/message.ts';
import { BackToList } from '../../list/back-to-list.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Consent } from './consent.tsx';
import { replyChat, replyMail } from './reply.ts';
import type { Marks } from './use-message-actions.ts';

type ReadingPaneProps = {
  message: Message;
  /** The list without an open message. */
  back: string;
  onMark: (change: Marks) => void;
  onRemove: () => void;
};

const fact = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-teal';

function Reach({ email, phone }: Pick<Message, 'email' | 'phone'>) {
  return (
    <p className="flex flex-wrap gap-x-5 text-15">
      <a href={`mailto:${email}`} className={`${fact} wrap-anywhere`}>
        <Mail aria-hidden className="size-[18px]" />
        {email}
      </a>
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={fact}>
        <Phone aria-hidden className="size-[18px]" />
        {phone}
      </a>
    </p>
  );
}

/** One message, and the ways to answer it. */
export function ReadingPane({ message, back, onMark, onRemove }: ReadingPaneProps) {
  const { name, email, phone, subject, isRead, isSuspect, consentVersion, anonymizedAt } = message;
  const chat = anonymizedAt ? null : replyChat(message);
  const MarkIcon = isRead ? Mail : MailOpen;
  return (
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
        {!anonymizedAt && <Reach email={email} phone={phone} />}
        {consentVersion && <Consent version={consentVersion} />}
      </header>
      {isSuspect && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warn-bg px-5 py-3 text-warn">
          <p className="min-w-60 flex-1 text-15">
            Form bir yazılımın doldurduğu gibi geldi; bu yüzden okunmamışlarda sayılmıyor ve e-postayla haber
            verilmedi.
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
      <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-4">
        {!anonymizedAt && (
          <a href={replyMail(message)} className={buttonClass()}>
            <Mail aria-hidden />
            E-postayla yanıtla
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'ghost' })}>
            <MessageCircle aria-hidden />
            WhatsApp'tan yaz
          </a>
        )}
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
  );
}
