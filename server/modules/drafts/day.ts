import type { Kysely } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { type Context, programContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { Records, Write } from '../../records/write.ts';
import type { SessionTokens } from '../accounts/service.ts';
import type { StorefrontService } from '../storefront/service.ts';
import { pagePath } from './page-path.ts';
import { draftsOf } from './plans.ts';
import { type Publishing, publishDraft, publishEach } from './publish.ts';
import { toDraft } from './rows.ts';

/** What a preview shows: one draft, or the site as it will be at a moment. */
export type Previewed = { draft: string } | { at: string };

const PREVIEW = programContext('Önizleme');
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** As it stands in the address and in the token. */
function subjectOf(previewed: Previewed): string {
  return 'draft' in previewed ? `draft:${previewed.draft}` : `at:${new Date(previewed.at).toISOString()}`;
}

function readSubject(subject: string): Previewed | null {
  const [word, value = ''] = [
    subject.slice(0, subject.indexOf(':')),
    subject.slice(subject.indexOf(':') + 1),
  ];
  if (word === 'draft' && value) return { draft: value };
  return word === 'at' && MOMENT.test(value) ? { at: value } : null;
}

/** The site as it will be: published for real in a transaction that is taken back once a page was read in it. */
export function createDayPreview({
  records,
  publishing,
  tokens,
  storefront,
  storefrontOn,
}: {
  records: Records;
  publishing: Publishing;
  tokens: SessionTokens;
  storefront: StorefrontService;
  /** The public pages, read from a database. */
  storefrontOn: (db: Kysely<Database>) => StorefrontService;
}) {
  async function publishAll(write: Write, previewed: Previewed): Promise<void> {
    if ('draft' in previewed) {
      const { draft: id } = previewed;
      const row = await write.tx
        .selectFrom('drafts')
        .selectAll()
        .where('id', '=', id)
        .where('publishedAt', 'is', null)
        .executeTakeFirst();
      if (row) await publishEach(write, publishing, [toDraft(row)]);
      return;
    }
    const plans = await write.tx
      .selectFrom('plans')
      .select('id')
      .where('publishedAt', 'is', null)
      .where('at', '<=', previewed.at)
      .orderBy('at')
      .orderBy('id')
      .execute();
    for (const { id } of plans) await publishEach(write, publishing, await openOf(write, id));
  }

  async function openOf(write: Write, planId: string) {
    return (await draftsOf(write.tx, [planId])).filter(({ publishedAt }) => publishedAt === null);
  }

  const asIf = <T>(previewed: Previewed, read: (storefront: StorefrontService) => Promise<T>): Promise<T> =>
    records.rehearse(PREVIEW, async (write) => {
      await publishAll(write, previewed);
      return read(storefrontOn(write.tx));
    });

  /** The page on which a draft is seen once it is published. @throws AppError invalid, conflict, not_found as that would */
  async function pathOf({ draft: id }: { draft: string }): Promise<string> {
    return records.rehearse(PREVIEW, async (write) => {
      const row = await write.tx.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new AppError('not_found', 'Taslak bulunamadı.');
      const draft = toDraft(row);
      const rowId = row.publishedAt === null ? await publishDraft(write, publishing, draft) : row.rowId;
      return pagePath(write, draft, rowId);
    });
  }

  /**
   * What stands behind a page's address for it to be shown as it will be, for two minutes, and the page to begin with.
   * @throws AppError not_found, and what publishing a draft would refuse
   */
  async function issue(
    ctx: Context,
    previewed: Previewed,
  ): Promise<{ token: string; as: string; path: string }> {
    ctx.require('drafts:read');
    const as = subjectOf(previewed);
    if (!readSubject(as)) throw new AppError('not_found', 'Önizlenecek bir şey yok.');
    const path = 'draft' in previewed ? await pathOf(previewed) : '/';
    return { token: await tokens.issue(ctx, as), as, path };
  }

  /** The public pages as a token allows to see them, each read by itself; null for one that does not. */
  async function open(token: string, as: string): Promise<StorefrontService | null> {
    const previewed = readSubject(as);
    if (!previewed || !(await tokens.isValid(token, as))) return null;
    type Verb = (...given: readonly unknown[]) => Promise<unknown>;
    const pages = Object.keys(storefront).map((name) => {
      const read: Verb = (...given) =>
        asIf(
          previewed,
          (own) => (own as unknown as Record<string, Verb>)[name]?.(...given) as Promise<unknown>,
        );
      return [name, read] as const;
    });
    return Object.fromEntries(pages) as unknown as StorefrontService;
  }

  return { issue, open };
}

export type DayPreview = ReturnType<typeof createDayPreview>;
