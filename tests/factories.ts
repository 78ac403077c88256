import { argon2Sync, createHash, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { ErrorBody } from '../domain/errors.ts';
import type { Role } from '../domain/rights.ts';
import type { ItemInput, Section, SectionInput, SectionItem } from '../domain/site/section.ts';
import type { Brand, BrandInput } from '../domain/things/brand.ts';
import type { Catalog, CatalogInput } from '../domain/things/catalog.ts';
import type { Category, CategoryInput } from '../domain/things/category.ts';
import type { MessageInput } from '../domain/things/message.ts';
import type { Product, ProductInput } from '../domain/things/product.ts';
import type { Quote, quoteSending } from '../domain/things/quote.ts';
import { createApp } from '../server/app.ts';
import { COMMAND_LINE } from '../server/context.ts';
import { openDatabase } from '../server/db/open.ts';
import { readEnv } from '../server/env.ts';
import type { Reach } from '../server/files/fetch-picture.ts';
import type { Kind } from '../server/kinds/kind.ts';
import { openServices } from '../server/services.ts';
import { borrowDatabase, namedDatabase, type TestDatabase } from './postgres.ts';

export const ADMIN = { email: 'yonetici@vitrin.example', password: 'kompozit-42', name: 'Yönetici' };

/** The time at which every test begins. */
export const START = '2026-11-20T09:00:00.000Z';

/** What a program that a test starts has of the environment of tests: no setting of the site. */
export const BARE_ENV = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
};

const folders: string[] = [];
process.on('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder that is removed when the tests end. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-test-'));
  folders.push(folder);
  return folder;
}

/** The admin's password, hashed with the smallest parameters: signing in costs tests no time. */
function cheapHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', {
    message: password,
    nonce,
    memory: 8,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  return `$argon2id$v=19$m=8,t=1,p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

let templateFolder: Promise<string> | undefined;
let templateDatabase: Promise<string> | undefined;

async function migrateFolder(): Promise<string> {
  const folder = temporaryFolder();
  const { close } = await openDatabase({ dataDir: folder });
  await close();
  return folder;
}

/** The migrated database that others are copied from stays for the next run, while the migrations stay the same. */
async function migrateDatabase(serverUrl: string): Promise<string> {
  const url = await namedDatabase(serverUrl, `vitrin_template_${migrationsHash()}`);
  const { close } = await openDatabase({ dataDir: '', databaseUrl: url });
  await close();
  return url;
}

function migrationsHash(): string {
  const folder = join(import.meta.dirname, '..', 'server', 'db', 'migrations');
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of names.sort()) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

/** With TEST_ENGINE=postgres each test gets a database on the server of TEST_DATABASE_URL. */
async function chosenDatabase(): Promise<TestDatabase | null> {
  const { TEST_ENGINE, TEST_DATABASE_URL } = process.env;
  if (TEST_ENGINE !== 'postgres' || !TEST_DATABASE_URL) return null;
  templateDatabase ??= migrateDatabase(TEST_DATABASE_URL);
  return borrowDatabase(TEST_DATABASE_URL, await templateDatabase);
}

/** A clock that stands still until it is moved. */
export function fakeClock(start = START) {
  let now = Date.parse(start);
  return {
    read: () => new Date(now),
    advance: (step: { hours?: number; minutes?: number; seconds?: number; milliseconds?: number }) => {
      const { hours = 0, minutes = 0, seconds = 0, milliseconds = 0 } = step;
      now += ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;
    },
  };
}

/** What a call answered: `body` is read as JSON where it is some. */
export type Answer<T> = { status: number; headers: Headers; body: T; text: string };
/** A refusal as a test reads it. */
export type Refusal = ErrorBody & { fields: Record<string, string>; current: Record<string, unknown> };

export type CallOptions = {
  /** `null` sends no token; without it the admin's goes along. */
  token?: string | null;
  headers?: Record<string, string>;
  /** A body that is sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer>;
};

type Options = {
  /** The folder to open instead of a new one. */
  folder?: string;
  /** A PostgreSQL database instead of the embedded one; it is migrated on opening. */
  databaseUrl?: string | undefined;
  env?: Record<string, string>;
  start?: string;
  /** Kinds beside those of the program. */
  kinds?: readonly Kind[];
  /** Takes the log lines instead of nobody. */
  log?: Logger;
  /** What pictures of imports are fetched from. */
  reach?: Reach;
};

async function prepareFolder(options: Options): Promise<string> {
  const folder = options.folder ?? temporaryFolder();
  if (options.folder || options.databaseUrl) return folder;
  templateFolder ??= migrateFolder();
  cpSync(await templateFolder, folder, { recursive: true });
  return folder;
}

/** The whole API on a real database of its own, with a signed-in admin and a clock that tests move. */
export async function openTestApp(options: Options = {}) {
  const folder = await prepareFolder(options);
  const database = options.folder || options.databaseUrl ? null : await chosenDatabase();
  const databaseUrl = options.databaseUrl ?? database?.url;
  const clock = fakeClock(options.start);
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  });
  const services = await openServices({
    env,
    clock: clock.read,
    ...(options.kinds && { kinds: options.kinds }),
    ...(options.log && { log: options.log }),
    ...(options.reach && { reach: options.reach }),
  });
  async function addAccount(role: Role, { email, name }: { email: string; name: string }): Promise<void> {
    const now = clock.read().toISOString();
    const passwordHash = cheapHash(ADMIN.password);
    await services.db
      .insertInto('accounts')
      .values({ id: role, email, name, role, passwordHash, createdAt: now, updatedAt: now })
      .execute();
  }
  if (!(await services.auth.hasAccounts(COMMAND_LINE))) await addAccount('admin', ADMIN);
  /** Opens a session for an account that has no second step. */
  async function openSession(email: string): Promise<string> {
    const client = { address: 'test', userAgent: 'test' };
    const opened = await services.auth.login({ email, password: ADMIN.password }, client);
    if ('secondStep' in opened) throw new Error(`${email} has a second step.`);
    return opened.token;
  }
  const token = await openSession(ADMIN.email);

  /** Signs in as a new person with fewer rights than the admin; answers the token. */
  async function signIn(role: 'editor' | 'viewer'): Promise<string> {
    const email = `${role}@vitrin.example`;
    await addAccount(role, { email, name: role });
    return openSession(email);
  }
  const app = createApp(services);

  /** Gives the password once more, as the panel does before what is dangerous. */
  async function confirm(password = ADMIN.password, confirming = token): Promise<void> {
    await ok('POST', '/auth/confirm', { password }, { token: confirming });
  }

  async function call<T = Refusal>(
    method: string,
    path: string,
    body?: unknown,
    init: CallOptions = {},
  ): Promise<Answer<T>> {
    const headers = new Headers(init.headers);
    const sentToken = init.token === undefined ? token : init.token;
    if (sentToken !== null) headers.set('Authorization', `Bearer ${sentToken}`);
    const payload = init.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    if (payload !== undefined && !headers.has('Content-Type'))
      headers.set('Content-Type', 'application/json');
    const response = await app.request(`/api${path}`, {
      method,
      headers,
      ...(payload !== undefined && { body: payload }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson && text ? JSON.parse(text) : undefined) as T,
      text,
    };
  }

  /** A call that has to succeed; answers its body. */
  async function ok<T>(method: string, path: string, body?: unknown, init?: CallOptions): Promise<T> {
    const answer = await call<T>(method, path, body, init);
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return answer.body;
  }

  /** A call as a visitor makes it, without a token. */
  function visit<T = Refusal>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return call<T>('GET', path, undefined, { token: null, ...(headers && { headers }) });
  }

  return {
    app,
    services,
    clock,
    folder,
    token,
    signIn,
    openSession,
    confirm,
    call,
    ok,
    visit,
    close: async () => {
      await services.close();
      await database?.drop();
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
    ...factories(ok),
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

type Ok = <T>(method: string, path: string, body?: unknown, init?: CallOptions) => Promise<T>;

let serial = 0;
function next(): number {
  serial += 1;
  return serial;
}

/** Rows through the API: each call makes one, with what it needs where nothing is given. */
function factories(ok: Ok) {
  function brand(input: Partial<BrandInput> = {}): Promise<Brand> {
    return ok('POST', '/brands', { name: `Marka ${next()}`, ...input });
  }
  async function category(input: Partial<CategoryInput> = {}): Promise<Category> {
    const brandId = input.brandId ?? (await brand()).id;
    return ok('POST', '/categories', { name: `Kategori ${next()}`, ...input, brandId });
  }
  async function product(input: Partial<ProductInput> = {}): Promise<Product> {
    const brandId = input.brandId ?? (await brand()).id;
    const categoryId = input.categoryId ?? (await category({ brandId })).id;
    return ok('POST', '/products', { name: `Ürün ${next()}`, ...input, brandId, categoryId });
  }
  function catalog(input: Partial<CatalogInput> = {}): Promise<Catalog> {
    return ok('POST', '/catalogs', { title: `Katalog ${next()}`, fileUrl: '/media/katalog.pdf', ...input });
  }
  function section(input: Partial<SectionInput> = {}): Promise<Section> {
    return ok('POST', '/sections', { page: 'homepage', section: 'hero', ...input });
  }
  function item(sectionId: string, input: ItemInput): Promise<SectionItem> {
    return ok('POST', `/sections/${sectionId}/items`, input);
  }
  function message(input: Partial<MessageInput> = {}): Promise<{ id: string }> {
    const text = {
      name: 'Ayşe Yılmaz',
      email: 'ayse@klinik.example',
      phone: '0532 555 01 42',
      subject: 'Fiyat bilgisi',
      message: 'Kompozit setlerinizin fiyatını öğrenmek istiyorum.',
    };
    return ok('POST', '/messages', { ...text, ...input }, { token: null });
  }
  /** A list as a visitor sends it, with a new product where none is named; answered is the row that the staff see. */
  async function quote(input: Partial<z.input<typeof quoteSending>> = {}): Promise<Quote> {
    const items = input.items ?? [{ productId: (await product({ price: 100 })).id, quantity: 2 }];
    const sent = {
      name: 'Elif Aydın',
      clinic: 'Çankaya Diş Kliniği',
      phone: '0532 555 10 24',
      ...input,
      items,
    };
    const { code } = await ok<{ code: string }>('POST', '/quotes', sent, { token: null });
    const [row] = await ok<Quote[]>('GET', `/quotes?search=${code}`);
    if (!row) throw new Error('The quote is not in the list.');
    return row;
  }
  return { brand, category, product, catalog, section, item, message, quote };
}
