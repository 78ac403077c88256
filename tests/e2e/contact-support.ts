import { expect, type Page } from '@playwright/test';

export const FIELDS = ['Adınız ve soyadınız', 'Telefon', 'E-posta', 'Konu', 'Mesajınız'] as const;
export const EMPTY = Object.fromEntries(FIELDS.map((label) => [label, '']));
export const form = (page: Page) => page.getByRole('form', { name: 'Mesaj gönderin' });
export const send = (page: Page) => form(page).getByRole('button', { name: 'Mesajı gönder' });

export function letter(subject: string): Record<(typeof FIELDS)[number], string> {
  return {
    'Adınız ve soyadınız': 'Zeynep Işıkoğlu',
    Telefon: '0532 555 01 42',
    'E-posta': 'zeynep@isikklinik.example',
    Konu: subject,
    Mesajınız: 'İki ünit için teklif rica ederim.\nKeşif günü de sorulabilir.',
  };
}

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form(page).getByLabel(label).fill(value);
}

export async function expectFilled(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(form(page).getByLabel(label)).toHaveValue(value);
}

/** Keeps the map's own site out of the tests. */
export async function quietMap(page: Page): Promise<void> {
  await page.route(/openstreetmap/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="tr"><title>Harita</title><body>Harita</body></html>',
    }),
  );
}
