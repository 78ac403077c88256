import { AppError } from '../../domain/errors.ts';
import { freeSlug, SLUG_MAX, slugify } from '../../domain/slug.ts';
import { KIND_RULES, type RecordKind } from './kinds.ts';
import { hasSlug, slugsLike } from './table.ts';
import type { Write } from './write.ts';

type Values = Record<string, unknown>;

/** What a number takes away from a slug that is as long as slugs may be. */
const SUFFIX_ROOM = 8;

/** The slug of a new row: from what was typed, else from its name; a taken one gets -1, -2 … */
export async function slugForNew(
  write: Write,
  kind: RecordKind,
  id: string,
  row: Values,
): Promise<string | undefined> {
  const rules = KIND_RULES[kind];
  if (!rules.slugScope || !rules.nameColumn) return undefined;
  const typed = slugify(String(row.slug ?? ''));
  const base = typed || slugify(String(row[rules.nameColumn])) || slugify(rules.noun);
  const scope = rules.slugScope(row);
  const slug = (await hasSlug(write, kind, scope, base, id))
    ? freeSlug(base, await slugsLike(write, kind, scope, base.slice(0, SLUG_MAX - SUFFIX_ROOM)))
    : base;
  await dropRedirect(write, kind, scope, slug);
  return slug;
}

/**
 * The slug of a changed row; leaves a redirect where its address moved.
 * @throws AppError conflict when another row of the scope has it.
 */
export async function slugForChanged(
  write: Write,
  kind: RecordKind,
  before: Values,
  after: Values,
): Promise<string | undefined> {
  const rules = KIND_RULES[kind];
  if (!rules.slugScope) return undefined;
  const oldSlug = String(before.slug);
  const oldScope = rules.slugScope(before);
  // What an import brought may be no slug of ours; while nobody changes it, it stays.
  const slug = after.slug === before.slug ? oldSlug : slugify(String(after.slug ?? '')) || oldSlug;
  const scope = rules.slugScope(after);
  if (slug === oldSlug && scope === oldScope) return slug;
  const id = String(before.id);
  if (await hasSlug(write, kind, scope, slug, id)) {
    const message = `"${slug}" adresi başka bir kayıtta kullanılıyor.`;
    throw new AppError('conflict', message, {
      reason: 'slug_taken',
      issues: [{ path: 'slug', code: 'taken', message }],
    });
  }
  await dropRedirect(write, kind, scope, slug);
  await write.tx
    .insertInto('redirects')
    .values({ entity: kind, scope: oldScope, slug: oldSlug, targetId: id, createdAt: write.at })
    .onConflict((conflict) =>
      conflict.columns(['entity', 'scope', 'slug']).doUpdateSet({ targetId: id, createdAt: write.at }),
    )
    .execute();
  return slug;
}

/** An old address that a row takes for itself belongs to that row. */
async function dropRedirect(write: Write, kind: RecordKind, scope: string, slug: string): Promise<void> {
  await write.tx
    .deleteFrom('redirects')
    .where('entity', '=', kind)
    .where('scope', '=', scope)
    .where('slug', '=', slug)
    .execute();
}
