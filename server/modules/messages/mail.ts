import { formatMoment } from '../../../domain/rules/format.ts';
import { type Message, replySubject } from '../../../domain/things/message.ts';
import type { Mail } from '../../mail.ts';

/** The mail that tells the company of a message. */
export function messageMail(message: Message): Mail {
  const lines = [
    `Ad soyad: ${message.name}`,
    `E-posta: ${message.email}`,
    `Telefon: ${message.phone}`,
    `Konu: ${message.subject}`,
    `Başvuru no: ${message.reference}`,
    '',
    message.message,
  ];
  return {
    replyTo: { name: message.name, address: message.email },
    subject: `İletişim formu: ${message.subject}`,
    text: lines.join('\n'),
  };
}

/** What the staff write back: their words, and those that they answer quoted below. */
export function replyMail(message: Message, text: string): Mail {
  const { name, email, subject } = message;
  const quoted = message.message.split(/\r?\n/).map((line) => `> ${line}`);
  const head = `${name}, ${formatMoment(message.createdAt)}:`;
  return {
    to: { name, address: email },
    subject: replySubject(subject),
    text: [text, '', head, ...quoted].join('\n'),
  };
}
