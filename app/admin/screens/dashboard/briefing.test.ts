import { describe, expect, it } from 'vitest';
import { briefing } from './sentence.ts';
import { type Facts, waitingIn } from './waiting.ts';
import { brandLines, changeInWords, daysInWords, tickOf, weekInWords } from './weeks.ts';

const DAY = { messages: 3, downloads: 14, quotes: 2 };
const NONE = { messages: 0, downloads: 0, quotes: 0 };
const SITE = { isCounting: true, products: 205, withoutPicture: 0 };

function said(facts: Parameters<typeof briefing>[0]): string {
  return briefing(facts)
    .map(({ text }) => text)
    .join('');
}

describe('the sentence of the morning', () => {
  it('says what came in yesterday and what is lacking, as a person would', () => {
    expect(said({ ...SITE, yesterday: DAY, withoutPicture: 2 })).toBe(
      'Dün 3 mesaj, 14 indirme, 2 teklif; 2 ürün görselsiz.',
    );
    expect(said({ ...SITE, yesterday: { ...DAY, messages: 1200 } })).toBe(
      'Dün 1.200 mesaj, 14 indirme, 2 teklif.',
    );
  });

  it('leaves out what did not come', () => {
    expect(said({ ...SITE, yesterday: { ...NONE, downloads: 1 } })).toBe('Dün 1 indirme.');
    expect(said({ ...SITE, yesterday: NONE })).toBe(
      'Dün sakin geçti, mesaj, indirme ya da teklif isteği gelmedi.',
    );
    expect(said({ ...SITE, yesterday: NONE, withoutPicture: 1 })).toBe(
      'Dün sakin geçti, mesaj, indirme ya da teklif isteği gelmedi; 1 ürün görselsiz.',
    );
  });

  it('tells a new company what comes next', () => {
    expect(said({ ...SITE, yesterday: NONE, isCounting: false })).toBe(
      'Sayım yeni başladı, ilk ziyaretler yarın burada.',
    );
    expect(briefing({ ...SITE, yesterday: NONE, isCounting: false, products: 0 })[1]).toEqual({
      text: 'ilk ürününüzü ekleyin',
      to: '/admin/products?new=1',
    });
  });

  it('leads from each number to what it counts', () => {
    const parts = briefing({ ...SITE, yesterday: DAY, withoutPicture: 2 });
    expect(parts.flatMap(({ to }) => to ?? [])).toEqual([
      '/admin/messages',
      '/admin/catalogs',
      '/admin/quotes',
      '/admin/products?withoutImage=true&isActive=true',
    ]);
  });
});

const NOW = new Date('2026-11-20T09:00:00Z');
const EMPTY: Facts = {
  quotes: { rows: [], total: 0 },
  messages: { rows: [], total: 0 },
  products: { rows: [], total: 0 },
  missed: [],
};
const quote = {
  ...{ id: 'q1', code: 'TK-4F7K2', name: 'Elif', clinic: 'Çankaya Diş', items: [1, 2, 3] },
  createdAt: '2026-11-19T18:00:00Z',
};
const message = { id: 'm1', name: 'Ayşe Demir', subject: 'Kurulum', createdAt: '2026-11-19T12:00:00Z' };

describe('what waits', () => {
  it('is nothing where nothing does', () => {
    expect(waitingIn(EMPTY, NOW)).toEqual({ lines: [], total: 0, oldest: null, withoutPicture: 0 });
  });

  it('leads to the very form, and names what has waited longest', () => {
    const waiting = waitingIn(
      {
        quotes: { rows: [quote], total: 1 },
        messages: { rows: [message], total: 3 },
        products: { rows: [{ id: 'p1', name: 'Yedek Braket' }], total: 1 },
        missed: [
          { day: '2026-11-20', text: 'airflow', count: 4 },
          { day: '2026-11-19', text: 'airflow', count: 5 },
          { day: '2026-11-10', text: 'lazer', count: 50 },
        ],
      },
      NOW,
    );
    expect(waiting.lines.map(({ title, to }) => [title, to])).toEqual([
      ['TK-4F7K2, Çankaya Diş', '/admin/quotes?id=q1'],
      ['Ayşe Demir', '/admin/messages?id=m1'],
      ['2 mesaj daha', '/admin/messages?isRead=false'],
      ['1 ürün görselsiz', '/admin/products?edit=p1'],
      ['“airflow” 9 kez arandı, sonuç yok', '/admin/search#sonucsuz-aramalar'],
    ]);
    expect(waiting.total).toBe(6);
    expect(waiting.oldest).toEqual({
      action: 'Ayşe Demir yanıt bekliyor',
      to: '/admin/messages?id=m1',
      age: '21 saat',
    });
    expect(waitingIn({ ...EMPTY, quotes: { rows: [quote], total: 1 } }, NOW).oldest).toMatchObject({
      action: 'TK-4F7K2 teklifini hazırlayın',
      age: '15 saat',
    });
  });
});

describe('weeks', () => {
  it('are named by their days', () => {
    expect(weekInWords('2026-11-09')).toBe('9–15 Kasım');
    expect(weekInWords('2026-11-30')).toBe('30 Kasım – 6 Aralık');
    expect(daysInWords('2026-11-16', '2026-11-16')).toBe('16 Kasım');
    const weeks = ['2026-08-31', '2026-09-07', '2026-09-14'];
    expect(weeks.map((_, index) => tickOf(weeks, index))).toEqual(['31 Ağu', '7 Eyl', '14']);
  });

  it('differ in percent, where there is something to differ from', () => {
    expect(changeInWords(114, 100)).toBe('+%14');
    expect(changeInWords(94, 100)).toBe('−%6');
    expect(changeInWords(100, 100)).toBe('0');
    expect([changeInWords(5, 0), changeInWords(5, null)]).toEqual(['', '']);
  });

  it('are those of the brands that were asked for, the most wanted first', () => {
    const brand = (id: string, views: number[]) => ({ id, name: id, views, downloads: [], quotes: [] });
    const brands = [brand('a', [9, 1, 0]), brand('b', [0, 0, 0]), brand('c', [0, 2, 0])];
    expect(brandLines({ brands }, 'views').map(({ id }) => id)).toEqual(['c', 'a']);
  });
});
