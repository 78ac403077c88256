import {
  type Browser,
  type BrowserContext,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import sharp from 'sharp';
import type { Section } from '../../domain/site/section.ts';
import { expectToast, type Staff } from './admin-support.ts';

export const SAVED = 'Değişiklikler kaydedildi!';

let shade = 0;

/** A picture of its own for every call: files are stored under a hash of their bytes. */
export async function picture(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  shade += 1;
  const background = { r: Date.now() % 256, g: (shade * 37) % 256, b: Math.floor(Math.random() * 256) };
  const buffer = await sharp({ create: { width: 480, height: 320, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

export async function sectionOf(staff: Staff, page: string, section: string): Promise<Section> {
  const rows = await staff.call<Section[]>('GET', `/sections?includeInactive=true&page=${page}`);
  const row = rows.find((other) => other.section === section);
  if (!row) throw new Error(`The demo company has ${page}/${section}.`);
  return row;
}

/** Remembers a section as it is; the answer brings it back. */
export async function keepSection(
  staff: Staff,
  page: string,
  section: string,
): Promise<() => Promise<unknown>> {
  const { id } = await sectionOf(staff, page, section);
  const [version] = await staff.call<Array<{ id: string }>>('GET', `/sections/${id}/history`);
  return () => staff.call('POST', `/sections/${id}/restore`, { versionId: version?.id });
}

const opened: BrowserContext[] = [];
let openedBy = '';

/** The public site in a browser without a session. What earlier tests opened goes: it would compute beside all others. */
export async function visit(browser: Browser, path: string): Promise<Page> {
  const { testId } = test.info();
  if (testId !== openedBy) for (const context of opened.splice(0)) await context.close();
  openedBy = testId;
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  opened.push(context);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** One editor of the site, as a person uses it. */
export class SiteEditor {
  readonly page: Page;
  readonly preview: FrameLocator;
  readonly bar: Locator;

  constructor(page: Page) {
    this.page = page;
    this.preview = page.frameLocator('iframe[title$="önizlemesi"]');
    this.bar = page.getByRole('region', { name: 'Kaydedilmemiş değişiklikler' });
  }

  static async open(page: Page, editor: string, section?: string): Promise<SiteEditor> {
    await page.goto(`/admin/site-customization/${editor}${section ? `?bolum=${section}` : ''}`);
    const site = new SiteEditor(page);
    await expect(page.getByRole('navigation', { name: 'Bölümler' })).toBeVisible();
    return site;
  }

  /** A field of the open section by its label; the first where the section has several of that name. */
  field(label: string): Locator {
    return this.page.locator('[data-field]').getByRole('textbox', { name: label, exact: true }).first();
  }

  section(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Bölümler' }).getByRole('button', { name });
  }

  /** The frame has the page and answers the editor. */
  async previewReady(): Promise<void> {
    await expect(this.preview.locator('main')).toBeVisible();
    await expect(this.page.getByRole('region', { name: 'Canlı önizleme' }).getByRole('status')).toHaveCount(
      0,
    );
  }

  async save(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Kaydet ve yayınla' }).click();
    await expectToast(this.page, SAVED);
    await expect(this.bar).toBeHidden();
  }
}
