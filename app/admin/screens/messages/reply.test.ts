import { describe, expect, it } from 'vitest';
import type { Message } from '../../../../domain/things/message.ts';
import { replyChat, replyMail } from './reply.ts';

const message: Message = {
  id: '1',
  reference: '4829-1350-7641',
  name: 'Ayşe Işık',
  email: 'ayse+klinik@ornek.com.tr',
  phone: '0532 555 01 42',
  subject: 'Ünit & koltuk?',
  message: 'Merhaba,\nfiyat alabilir miyim?',
  isRead: false,
  isSuspect: false,
  consentVersion: null,
  state: 'new',
  assigneeId: null,
  assignee: null,
  answeredAt: null,
  notes: [],
  anonymizedAt: null,
  version: 1,
  createdAt: '2026-11-20T08:20:00.000Z',
  updatedAt: '2026-11-20T08:20:00.000Z',
};

function parts(link: string) {
  const url = new URL(link);
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
  };
}

describe('replyMail', () => {
  it('answers the subject and quotes every line', () => {
    const { to, subject, body } = parts(replyMail(message));
    expect(to).toBe('ayse+klinik@ornek.com.tr');
    expect(subject).toBe('Ynt: Ünit & koltuk?');
    expect(body).toBe('\r\n\r\nAyşe Işık, 20 Kas 2026 11:20:\r\n> Merhaba,\r\n> fiyat alabilir miyim?');
  });

  it('carries what was written already, in mail and chat', () => {
    expect(parts(replyMail(message, 'Merhaba,\nyarın ararız.')).body).toMatch(
      /^Merhaba,\r\nyarın ararız\.\r\n\r\nAyşe Işık, /,
    );
    expect(new URL(replyChat(message, 'Yarın ararız.') ?? '').searchParams.get('text')).toBe('Yarın ararız.');
  });

  it('does not answer an answer twice', () => {
    expect(parts(replyMail({ ...message, subject: 'Re: koltuk' })).subject).toBe('Re: koltuk');
  });

  it('lets no address smuggle a second recipient or header in', () => {
    const link = replyMail({ ...message, email: 'a?cc=b@ornek.com' });
    expect(link.startsWith('mailto:a%3Fcc%3Db@ornek.com?subject=')).toBe(true);
  });

  it('keeps long messages short enough for mail programs', () => {
    const body = parts(replyMail({ ...message, message: 'ş'.repeat(5000) })).body ?? '';
    expect(body).toContain('[…]');
    expect([...body].length).toBeLessThan(1300);
  });
});

describe('replyChat', () => {
  it('writes to the number in international form', () => {
    const link = replyChat(message) ?? '';
    expect(link.startsWith('https://wa.me/905325550142?text=')).toBe(true);
    expect(new URL(link).searchParams.get('text')).toBe(
      'Merhaba Ayşe Işık, "Ünit & koltuk?" konulu mesajınız için yazıyorum.',
    );
  });

  it('offers no chat without digits', () => {
    expect(replyChat({ ...message, phone: 'yok' })).toBeNull();
  });
});
