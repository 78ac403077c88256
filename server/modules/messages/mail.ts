import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Message } from '../../../domain/message.ts';
import type { Env } from '../../env.ts';

function bodyOf(message: Message): string {
  return [
    `Ad soyad: ${message.name}`,
    `E-posta: ${message.email}`,
    `Telefon: ${message.phone}`,
    `Konu: ${message.subject}`,
    `Başvuru no: ${message.reference}`,
    '',
    message.message,
  ].join('\n');
}

/**
 * Mails new messages to the company when SMTP is set up. The message is stored already,
 * so a mail that cannot be sent is logged and never reaches the visitor.
 */
export function createMailer(env: Env, log: Logger) {
  const transport = env.SMTP_URL ? createTransport(env.SMTP_URL) : null;
  const pending = new Set<Promise<void>>();

  async function send(message: Message): Promise<void> {
    const to = env.SMTP_TO ?? env.SMTP_FROM ?? env.ADMIN_EMAIL;
    if (!transport || !to) return;
    try {
      await transport.sendMail({
        from: env.SMTP_FROM ?? to,
        to,
        replyTo: { name: message.name, address: message.email },
        subject: `İletişim formu: ${message.subject}`,
        text: bodyOf(message),
      });
    } catch (error) {
      log.error({ err: error, messageId: message.id }, 'mail could not be sent');
    }
  }

  function notify(message: Message): void {
    const sending = send(message).finally(() => pending.delete(sending));
    pending.add(sending);
  }

  async function close(): Promise<void> {
    await Promise.all(pending);
    transport?.close();
  }

  return { notify, close };
}
