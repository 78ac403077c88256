import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAT_GREETING, chatDigits, chatLink, productChatText } from './chat-link.ts';

const codeUnits = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

describe('chatDigits', () => {
  it.each([
    ['0532 555 01 42', '905325550142'],
    ['+90 (532) 555-01-42', '905325550142'],
    ['00905325550142', '905325550142'],
    ['5325550142', '905325550142'],
    ['905325550142', '905325550142'],
    ['+49 30 1234567', '49301234567'],
    ['', ''],
    ['telefon yok', ''],
  ])('reads %j as %j', (phone, digits) => {
    expect(chatDigits(phone)).toBe(digits);
  });
});

describe('chatLink', () => {
  it('opens the chat with a text', () => {
    expect(chatLink('0532 555 01 42', CHAT_GREETING)).toBe(
      'https://wa.me/905325550142?text=Merhaba%2C%20%C3%BCr%C3%BCnleriniz%20hakk%C4%B1nda%20bilgi%20almak%20istiyorum.',
    );
    expect(chatLink('', CHAT_GREETING)).toBeNull();
  });

  it('carries any text unchanged and never leaves the one host', () => {
    fc.assert(
      fc.property(codeUnits, fc.stringMatching(/^[\d +()-]{1,20}$/), (text, phone) => {
        const link = chatLink(phone, text);
        if (!link) {
          expect(chatDigits(phone)).toBe('');
          return;
        }
        const url = new URL(link);
        expect([url.origin, url.searchParams.get('text')]).toEqual(['https://wa.me', text.toWellFormed()]);
        expect(url.pathname).toMatch(/^\/\d+$/);
      }),
    );
  });
});

describe('productChatText', () => {
  it('names the product, and its brand where there is one', () => {
    expect(productChatText('Kompozit', 'Nordfil')).toBe(
      'Merhaba, Nordfil Kompozit ürünü hakkında bilgi almak istiyorum.',
    );
    expect(productChatText('Kompozit', null)).toBe('Merhaba, Kompozit ürünü hakkında bilgi almak istiyorum.');
  });
});
