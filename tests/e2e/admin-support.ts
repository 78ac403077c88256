import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { ADMIN } from '../../bench/site.ts';
import type { Category } from '../../domain/things/category.ts';
import type { Product, ProductInput } from '../../domain/things/product.ts';
import { axeViolations } from '../axe.ts';

let made = 0;
/** A name that no other test uses. */
export function unique(name: string): string {
  made += 1;
  return `${name} ${Date.now().toString(36)}${process.env.TEST_PARALLEL_INDEX ?? ''}${made}`;
}

/** The API as a signed-in person. */
export class Staff {
  private readonly request: APIRequestContext;
  readonly token: string;
  readonly user: unknown;

  constructor(request: APIRequestContext, token: string, user: unknown) {
    this.request = request;
    this.token = token;
    this.user = user;
  }

  static async signIn(request: APIRequestContext, who = ADMIN): Promise<Staff> {
    const response = await request.post('/api/auth/login', { data: who });
    expect(response.status()).toBe(200);
    const { access_token, user } = await response.json();
    return new Staff(request, access_token, user);
  }

  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown): Promise<T> {
    const response = await this.request.fetch(`/api${path}`, {
      method,
      data,
      headers: { Authorization: `Bearer ${this.token}` },
    });
    expect(response.ok(), `${method} ${path} answered ${response.status()}`).toBe(true);
    return response.json();
  }

  /** A category of the demo company, and with it a brand, to put products in: no test takes it away. */
  async somewhere(): Promise<Category> {
    const categories = await this.call<Category[]>('GET', '/categories');
    const category = categories.find((row) => row.brand.slug === 'meridyen' && row.slug === 'tabure');
    if (!category) throw new Error('The demo company has stools.');
    return category;
  }

  async addProduct(input: Partial<ProductInput> & { name: string }): Promise<Product> {
    const { id, brandId } = await this.somewhere();
    return this.call('POST', '/products', { brandId, categoryId: id, ...input });
  }

  product(id: string): Promise<Product> {
    return this.call('GET', `/products/${id}`);
  }

  searchProducts(search: string): Promise<Product[]> {
    return this.call('GET', `/products?includeInactive=true&search=${encodeURIComponent(search)}`);
  }
}

/** Signs in through the API and leaves the session in the page's storage. */
export async function signedIn(page: Page, request: APIRequestContext): Promise<Staff> {
  const staff = await Staff.signIn(request);
  await enter(page, staff);
  return staff;
}

/** Leaves somebody's session in a page's storage. */
export async function enter(page: Page, staff: Staff): Promise<void> {
  await page.addInitScript(
    ([token, user]) => {
      if (sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'yes');
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminUser', user);
    },
    [staff.token, JSON.stringify(staff.user)] as const,
  );
}

export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(
    page
      .getByRole('region', { name: /Bildirimler/ })
      .getByText(text)
      .first(),
  ).toBeVisible();
}

/** Chooses an option of a searchable list inside a dialog. */
export async function choose(dialog: Locator, label: string, option: string): Promise<void> {
  await dialog.getByLabel(label).first().click();
  await dialog.page().getByRole('combobox').last().fill(option);
  await dialog.page().getByRole('option', { name: option }).first().click();
}

/**
 * Colours that are still on their way are no colours to judge, and what is not laid out yet is in no place. What moves
 * is brought to its end, not waited for: now and then a browser without a screen stops making frames. The pages that a
 * screen shows in itself move by themselves; one that goes away meanwhile is at rest.
 */
async function atRest(page: Page): Promise<void> {
  const main = page.mainFrame();
  const moving = async () => {
    const frames = page.frames().map((frame) =>
      frame.evaluate(bringToRest).catch((fault) => {
        if (frame === main) throw fault;
        return 0;
      }),
    );
    return (await Promise.all(frames)).reduce((sum, still) => sum + still, 0);
  };
  await expect.poll(moving).toBe(0);
}

/** Runs in a page: how much of it still moved, which it ends. A page that is not laid out yet counts as moving. */
async function bringToRest(): Promise<number> {
  await document.fonts.ready;
  if (document.documentElement.dataset.first !== undefined) return 1;
  const running = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  for (const animation of running) animation.finish();
  return running.length;
}

/** What a theme can break; names, roles and order are the same in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Takes what is put in order with the keyboard. Arrows are heard a timer later, sooner than any hand presses one. */
export async function take(handle: Locator, said: string): Promise<void> {
  await handle.press('Space');
  await expect(handle.page().getByText(said)).toBeAttached();
  await handle.page().evaluate(
    () =>
      new Promise((listens) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(listens)));
      }),
  );
}

/** No violation of WCAG 2.2 A and AA, nor of axe's best practice; in the dark theme, of what colours decide. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const violations = await axeViolations(page, isDark ? OF_COLOUR : undefined);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Runs a check in the light and in the dark theme. */
export async function inBothThemes(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await check();
  }
}

/** A second person: an editor with an account of their own, whose calls go through the API. */
export async function colleague(staff: Staff, request: APIRequestContext, name: string): Promise<Staff> {
  await staff.call('POST', '/auth/confirm', { password: ADMIN.password });
  const email = `${unique('is').replace(' ', '-')}@klinik.example`;
  const { link } = await staff.call<{ link: string }>('POST', '/accounts', {
    ...{ email, name, role: 'editor', deliver: 'link' },
  });
  const password = 'ikinci-kisi-7';
  await staff.call('POST', '/auth/set-password', { token: link.split('#')[1], newPassword: password });
  return Staff.signIn(request, { email, password });
}
