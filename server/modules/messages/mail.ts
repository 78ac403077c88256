import type { Message } from '../../../domain/things/message.ts';
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
