import { joinParts, splitParts } from '../../../domain/rules/joined-parts.ts';
import { fold } from '../../../domain/rules/turkish.ts';
import { type Named, readNamed } from '../../kinds/named.ts';
import { createRecord } from '../../records/records.ts';
import type { Write } from '../../records/write.ts';

type Category = { id: string; name: string; brandId: string; parentId: string | null };

/** Why a name finds nothing. */
export type Missing = { fault: string };
type Found = { id: string };

function foundIn(rows: readonly Named[], text: string, noun: string): Found | Missing {
  const wanted = fold(text).trim();
  const bySlug = rows.find(({ slug }) => slug === text.trim());
  const named = rows.filter(({ name }) => fold(name) === wanted);
  if (named.length > 1 && !bySlug)
    return { fault: `“${text}” adında birden çok ${noun} var; adresteki adını yazın` };
  const found = bySlug && named.length !== 1 ? bySlug : named[0];
  return found ?? { fault: `“${text}” adında ${noun} yok` };
}

/** Finds the rows that others name, and adds categories where that is wished. */
export async function openPlaces(write: Write, { addsCategories }: { addsCategories: boolean }) {
  const byKind = await readNamed(write.tx, write.kinds);
  const names = new Map([...byKind.values()].flat().map(({ id, name }) => [id, name]));
  const categories: Category[] = await write.tx
    .selectFrom('categories')
    .select(['id', 'name', 'brandId', 'parentId'])
    .execute();
  const added: string[] = [];
  const childOf = (brandId: string, parentId: string | null, name: string) =>
    categories.find(
      (one) =>
        one.brandId === brandId && (one.parentId ?? null) === parentId && fold(one.name) === fold(name),
    );

  /** A category by its path; a single name may stand anywhere in its brand, where it does once. */
  function known(brandId: string, path: readonly string[]): Category | undefined {
    let at: Category | undefined;
    for (const name of path) {
      at = childOf(brandId, at?.id ?? null, name);
      if (!at) break;
    }
    if (at || path.length !== 1) return at;
    const alike = categories.filter(
      (one) => one.brandId === brandId && fold(one.name) === fold(path[0] ?? ''),
    );
    return alike.length === 1 ? alike[0] : undefined;
  }

  async function add(brandId: string, parentId: string | null, name: string): Promise<Category> {
    const { color, ...plain } = { color: '#3b82f6', description: null, icon: null, isActive: true };
    const values = { name, brandId, parentId, color, ...plain, sortOrder: 0 };
    const { id } = await createRecord(write, 'categories', values);
    const made = { id, name, brandId, parentId };
    categories.push(made);
    return made;
  }

  /** A row by its name or address, of the kind that others call so: `brand`. */
  function named(as: string, text: string): Found | Missing {
    const { noun = '' } = write.kinds.all.find(({ namedAs }) => namedAs === as) ?? {};
    return foundIn(byKind.get(as) ?? [], text, noun.toLocaleLowerCase('tr'));
  }

  async function category(brandId: string, text: string): Promise<Found | Missing> {
    const path = splitParts(text, '>').filter(Boolean);
    const found = known(brandId, path);
    if (found) return found;
    if (!addsCategories) return { fault: `“${text}” kategorisi yok` };
    let id: string | null = null;
    for (const name of path) id = (childOf(brandId, id, name) ?? (await add(brandId, id, name))).id;
    added.push(`${names.get(brandId) ?? ''}: ${joinParts(path, '>')}`);
    return id === null ? { fault: 'Kategori boş' } : { id };
  }

  /** What a category's own row says: the one that it is, or where it would stand. */
  function place(
    brandId: string,
    text: string,
  ): { id?: string; name: string; parentId: string | null } | Missing {
    const path = splitParts(text, '>').filter(Boolean);
    const name = path.at(-1) ?? '';
    let parent: Category | undefined;
    for (const step of path.slice(0, -1)) {
      parent = childOf(brandId, parent?.id ?? null, step);
      if (!parent) return { fault: `“${step}” üst kategorisi yok` };
    }
    const parentId = parent?.id ?? null;
    const own = childOf(brandId, parentId, name);
    return { ...(own && { id: own.id }), name, parentId };
  }

  /** What a row is called that another one names; categories by their path. */
  function nameOf(id: unknown): string {
    const path: string[] = [];
    for (let at = categories.find((one) => one.id === id); at && path.length < 8; ) {
      path.unshift(at.name);
      const { parentId }: Category = at;
      at = categories.find((one) => one.id === parentId);
    }
    return path.length > 0 ? joinParts(path, '>') : (names.get(String(id)) ?? '');
  }

  return {
    named,
    category,
    place,
    nameOf,
    /** Notes a category that was just made. */
    note: (made: Category) => categories.push(made),
    added,
  };
}

export type Places = Awaited<ReturnType<typeof openPlaces>>;
