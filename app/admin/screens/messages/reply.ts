import { chatLink } from '../../../../domain/rules/chat-link.ts';
import { formatMoment } from '../../../../domain/rules/format.ts';
import { type Message, replySubject } from '../../../../domain/things/message.ts';

/** Mail programs cut or refuse addresses much longer than this. */
const QUOTE_MAX = 1200;

function cut(text: string): string {
  const letters = [...text];
  return letters.length > QUOTE_MAX ? `${letters.slice(0, QUOTE_MAX).join('')} […]` : text;
}

/** A new mail to the visitor: the subject as an answer, what was written, and their words quoted below an empty line. */
export function replyMail({ name, email, subject, message, createdAt }: Message, text = ''): string {
  const quoted = cut(message)
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
  const body = [...cut(text).split(/\r?\n/), '', `${name}, ${formatMoment(createdAt)}:`, ...quoted].join(
    '\r\n',
  );
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(replySubject(subject))}&body=${encodeURIComponent(body)}`;
}

/** A chat with the visitor's own number, or null when it has no digits. */
export function replyChat({ name, phone, subject }: Message, text = ''): string | null {
  return chatLink(phone, text.trim() || `Merhaba ${name}, "${subject}" konulu mesajınız için yazıyorum.`);
}
