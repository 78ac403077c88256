import { chatLink } from '../../../../domain/rules/chat-link.ts';
import { formatMoment } from '../../../../domain/rules/format.ts';
import type { Message } from '../../../../domain/things/message.ts';

/** Mail programs cut or refuse addresses much longer than this. */
const QUOTE_MAX = 1200;

function cut(text: string): string {
  const letters = [...text];
  return letters.length > QUOTE_MAX ? `${letters.slice(0, QUOTE_MAX).join('')} […]` : text;
}

/** A new mail to the visitor: the subject as an answer, their words quoted below an empty line. */
export function replyMail({ name, email, subject, message, createdAt }: Message): string {
  const quoted = cut(message)
    .split(/\r?\n/)
    .map((line) => `> ${line}`);
  const body = ['', '', `${name}, ${formatMoment(createdAt)}:`, ...quoted].join('\r\n');
  const title = /^(?:ynt|re):/i.test(subject) ? subject : `Ynt: ${subject}`;
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
}

/** A chat with the visitor's own number, or null when it has no digits. */
export function replyChat({ name, phone, subject }: Message): string | null {
  return chatLink(phone, `Merhaba ${name}, "${subject}" konulu mesajınız için yazıyorum.`);
}
