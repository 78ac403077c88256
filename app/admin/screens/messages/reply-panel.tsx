import { Mail, MessageCircle, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatMoment } from '../../../../domain/rules/format.ts';
import type { Message } from '../../../../domain/things/message.ts';
import { useKeptText } from '../../form/use-kept-text.ts';
import { Initials } from '../../frame/initials.tsx';
import { useSendsMail } from '../../lib/policy.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { replyChat, replyMail } from './reply.ts';

type ReplyPanelProps = {
  message: Message;
  mayWrite: boolean;
  /** Somebody writes elsewhere: in a mail program, in a chat. */
  onBegin: () => void;
  /** Sends by mail; answers whether that worked. */
  onSend: (text: string) => Promise<boolean>;
};

/** What was written back, and the place to write: sent from here where the server has mail, else in one's own program. */
export function ReplyPanel({ message, mayWrite, onBegin, onSend }: ReplyPanelProps) {
  // Begun and not sent: another message may be read in between, the panel closed.
  const [text, setText] = useKeptText(`messages:${message.id}`, message.name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sendsMail = useSendsMail();
  const sent = message.notes.filter((note) => note.sent);
  const chat = replyChat(message, text);

  function change(next: string) {
    setText(next);
    setError(undefined);
  }
  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!text.trim()) {
      setError('Yanıtınızı yazın.');
      return;
    }
    setBusy(true);
    if (await onSend(text)) change('');
    setBusy(false);
  }
  return (
    <div className="grid gap-4 border-t border-line px-5 py-4">
      {sent.length > 0 && (
        <ul aria-label="Gönderilen yanıtlar" className="grid gap-3">
          {sent.map(({ at, by, text: said }) => (
            <li
              key={`${at}${said}`}
              className="arrive grid max-w-[68ch] grid-cols-[auto_minmax(0,1fr)] gap-x-3 justify-self-end rounded-panel bg-mint px-4 py-3 text-on-mint"
            >
              <Initials name={by} />
              <div>
                <p className="text-14">
                  <b className="font-semibold">{by}</b> e-postayla yanıtladı,{' '}
                  <time dateTime={at}>{formatMoment(at)}</time>
                </p>
                <p className="pt-1 text-16 leading-[1.6] wrap-anywhere whitespace-pre-wrap">{said}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={send} noValidate className="grid gap-3">
        {mayWrite && (
          <Field
            label="Yanıtınız"
            error={error}
            hint={
              sendsMail
                ? `${message.email} adresine gider, burada da saklanır. Gelen mesaj altına eklenir.`
                : 'E-posta programınızda ya da WhatsApp’ta bu metinle açılır; oradan gönderirsiniz.'
            }
          >
            <Textarea
              rows={4}
              maxLength={5000}
              value={text}
              onChange={(event) => change(event.target.value)}
            />
          </Field>
        )}
        <div className="flex flex-wrap gap-2">
          {mayWrite && sendsMail ? (
            <Button type="submit" busy={busy}>
              <Send aria-hidden />
              Yanıtı gönder
            </Button>
          ) : (
            <a href={replyMail(message, text)} className={buttonClass()} onClick={onBegin}>
              <Mail aria-hidden />
              E-postayla yanıtla
            </a>
          )}
          {chat && (
            <a
              href={chat}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'ghost' })}
              onClick={onBegin}
            >
              <MessageCircle aria-hidden />
              WhatsApp'tan yaz
            </a>
          )}
        </div>
      </form>
    </div>
  );
}
