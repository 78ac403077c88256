import { AppError } from '../../domain/errors.ts';
import { freeSlug, SLUG_MAX, slugify } from '../../domain/rules/slug.ts';
import type { RecordKind, Values } from './kinds.ts';
import { isTaken, valuesBetween, type Within } from './table.ts';
import type { Write } from './write.ts';

/** What a number takes away from a slug that is as long as slugs may be. */
const SUFFIX_ROOM = 8;

/** Among which rows the slug of a row is unique; null for all. */
function scopeOf({ slugWithin }: RecordKind, row: Values): Within | null {
  return slugWithin ? { column: slugWithin, value: String(row[slugWithin]) } : null;
}

/** The slug of a new row: from what was typed, else from its name; a taken one gets -1, -2 … */
export async function slugForNew(
  write: Write,
  kind: string,
  id: string,
  row: Values,
): Promise<string | undefined> {
  const rules = write.kinds.named(kind);
  if (rules.slugWithin === undefined || !rules.nameColumn) return undefined;
  const typed = slugify(String(row.slug ?? ''));
  const base = typed || slugify(String(row[rules.nameColumn])) || slugify(rules.noun);
  const within = scopeOf(rules, row);
  const stem = base.slice(0, SLUG_MAX - SUFFIX_ROOM);
  const slug = (await isTaken(write, kind, { column: 'slug', value: base, exceptId: id, within }))
    ? // '{' follows 'z' in byte order.
      freeSlug(base, await valuesBetween(write, kind, 'slug', { from: stem, to: `${stem}{`, within }))
    : base;
  await dropRedirect(write, kind, within?.value ?? '', slug);
  return slug;
}

/**
 * The slug of a changed row; leaves a redirect where its address moved.
 * @throws AppError conflict when another row of the scope has it.
 */
export async function slugForChanged(
  write: Write,
  kind: string,
  before: Values,
  after: Values,
): Promise<string | undefined> {
  const rules = write.kinds.named(kind);
  if (rules.slugWithin === undefined) return undefined;
  const oldSlug = String(before.slug);
  const oldScope = scopeOf(rules, before)?.value ?? '';
  // What an import brought may be no slug of ours; while nobody changes it, it stays.
  const slug = after.slug === before.slug ? oldSlug : slugify(String(after.slug ?? '')) || oldSlug;
  const within = scopeOf(rules, after);
  const scope = within?.value ?? '';
  if (slug === oldSlug && scope === oldScope) return slug;
  const id = String(before.id);
  if (await isTaken(write, kind, { column: 'slug', value: slug, exceptId: id, within })) {
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
async function dropRedirect(write: Write, kind: string, scope: string, slug: string): Promise<void> {
  await write.tx
    .deleteFrom('redirects')
    .where('entity', '=', kind)
    .where('scope', '=', scope)
    .where('slug', '=', slug)
    .execute();
}
