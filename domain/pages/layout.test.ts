import { describe, expect, it } from 'vitest';
import { FOOTER_DEFAULT, NAVIGATION_DEFAULT, SOCIAL_DEFAULT } from '../site/section-defaults.ts';
import { type SettingValues, withDefaults } from '../site/setting.ts';
import { copyrightYears, layoutView } from './layout.ts';
import type { ItemRow, SectionRow } from './rows.ts';

const NOW = new Date('2026-11-20T09:00:00Z');

function link(name: string, data: unknown, sortOrder = 0): ItemRow {
  return { id: name, name, data, isActive: true, sortOrder, createdAt: '2026-01-01T00:00:00.000Z' };
}

function section(page: string, key: string, content: unknown, items: ItemRow[] = []): SectionRow {
  return {
    page,
    section: key,
    title: null,
    subtitle: null,
    description: null,
    imageUrl: null,
    isActive: true,
    content,
    items,
  };
}

function view(sections: SectionRow[], settings: Partial<SettingValues> = {}) {
  return layoutView({ sections, settings: withDefaults(settings), base: 'https://v.example', now: NOW });
}

describe('layoutView', () => {
  it('stands on the fixed copy without sections', () => {
    const { navigation, footer, logo, chat } = view([]);
    expect(navigation).toEqual(NAVIGATION_DEFAULT);
    expect(footer.hours).toBe('Pazartesi - Cuma: 09:00 - 18:00');
    expect(footer.address).toBe('Ankara, Türkiye');
    expect(footer.links.map(({ url }) => url)).toEqual([
      '/',
      '/about',
      '/brands',
      '/distributors',
      '/catalogs',
      '/contact',
    ]);
    expect(footer.social).toHaveLength(SOCIAL_DEFAULT.length);
    expect(logo).toBeNull();
    expect(chat).toContain('https://wa.me/903125550142?text=Merhaba');
  });

  it('takes what the sections give and leaves out links that may not be followed', () => {
    const { navigation, footer, logo } = view([
      section('header', 'logo', { logoUrl: '/media/logo.png' }),
      section('header', 'navigation', {}, [
        link('Tehlikeli', { url: 'javascript:alert(1)' }, 1),
        link('Ürünler', '{"url":"/distributors"}', 2),
        link('Dışarısı', { url: 'https://baska.example' }, 3),
      ]),
      section('footer', 'contact-info', { phone: '0212 555 00 00', email: 'a@b.example' }),
      section('footer', 'social-media', {}, [
        link('Bilinmeyen', { url: 'https://x.example', icon: 'Mastodon' }),
        link('Adressiz', { icon: 'Twitter' }),
      ]),
    ]);
    expect(logo).toBe('/media/logo.png');
    expect(navigation).toEqual([
      { name: 'Ürünler', url: '/distributors' },
      { name: 'Dışarısı', url: 'https://baska.example' },
    ]);
    expect(footer.phone).toEqual({ label: '0212 555 00 00', href: 'tel:+902125550000' });
    expect(footer.email).toBe('a@b.example');
    expect(footer.hours).toBe(FOOTER_DEFAULT.workingHours);
    expect(footer.social).toEqual([{ name: 'Bilinmeyen', url: 'https://x.example', icon: 'Facebook' }]);
  });

  it('chats with the setting, else with the phone of the footer', () => {
    const contact = section('footer', 'contact-info', { phone: '0212 555 00 00' });
    expect(view([contact], { whatsapp: '0500 555 01 42' }).chat).toContain('wa.me/905005550142');
    expect(view([contact]).chat).toContain('wa.me/902125550000');
  });

  it('names its own legal pages unless the settings name others', () => {
    expect(view([]).footer).toMatchObject({ kvkk: '/kvkk', privacy: '/gizlilik' });
    expect(view([], { kvkkUrl: 'https://kvkk.example' }).footer.kvkk).toBe('https://kvkk.example');
  });
});

describe('copyrightYears', () => {
  it('starts in 2025 and goes on to the current year', () => {
    expect(copyrightYears(new Date('2025-06-01'))).toBe('2025');
    expect(copyrightYears(new Date('2024-06-01'))).toBe('2025');
    expect(copyrightYears(new Date('2026-06-01'))).toBe('2025–2026');
  });
});
