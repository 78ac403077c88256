import type { Kysely } from 'kysely';
import { safeSource } from '../../../domain/pages/content.ts';
import type { Hit } from '../../../domain/search/answer.ts';
import { markWords } from '../../../domain/search/marks.ts';
import { snippetOf } from '../../../domain/search/snippet.ts';
import { catalogDownloadPath } from '../../../domain/site/paths.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/schema.ts';
import { type Content, contentOf, type FoundTable, type Hits, idsOf, partOf } from './found-rows.ts';

/** The pages of some catalogs, with what they say. */
async function pagesOf(db: Kysely<Database>, ids: readonly string[]): Promise<Content[]> {
  const rows = await db
    .selectFrom('catalogs')
    .innerJoin('media', 'media.url', 'catalogs.fileUrl')
    .innerJoin('documentPages', 'documentPages.mediaId', 'media.id')
    .select(['catalogs.id', 'title', 'catalogs.nameKey', 'isActive', 'page', 'text'])
    .where('page', '>', 0)
    .where(among('catalogs.id', ids))
    .execute();
  return rows.map(({ id, title, nameKey, isActive: isShown, page, text }) => {
    const key = `${nameKey} ${String(page).padStart(5, '0')}`;
    return contentOf({ kind: 'page', id: `${id}:${page}`, title, nameKey: key, isShown }, { text });
  });
}

const read: FoundTable['read'] = async (db, _owners, part) => {
  const query = db
    .selectFrom('catalogs')
    .select(['id', 'title', 'nameKey', 'description', 'category', 'tags', 'isActive']);
  const rows = await partOf(query, part).execute();
  const own = rows.map(({ id, title, nameKey, description, category, tags, isActive: isShown }) =>
    contentOf(
      { kind: 'catalog', id, title, nameKey, isShown },
      { name: title, category, description, feature: tags },
    ),
  );
  return [...(await pagesOf(db, idsOf(rows))), ...own];
};

const hitsOf: Hits = async ({ db, source }, found, { lettersOf }) => {
  const rows = await db
    .selectFrom('shown_catalogs')
    .select(['id', 'title', 'description', 'thumbnailUrl', 'pages'])
    .where(among('id', idsOf(found)))
    .execute();
  const pictureOf = await source.pictures(rows.map(({ thumbnailUrl }) => thumbnailUrl));
  return rows.map(
    (row): Hit => ({
      kind: 'catalog',
      id: row.id,
      name: markWords(row.title, lettersOf),
      href: catalogDownloadPath(row.id),
      line: row.description ? markWords(row.description.replaceAll('\n', ' '), lettersOf) : null,
      picture: pictureOf(safeSource(row.thumbnailUrl)),
      pages: row.pages,
    }),
  );
};

function pageIn(id: string): number {
  return Number(id.slice(id.lastIndexOf(':') + 1));
}

const pageHitsOf: Hits = async ({ db, source }, found, { lettersOf }) => {
  const places = found.map(({ id }) => ({ catalogId: id.slice(0, id.lastIndexOf(':')), page: pageIn(id) }));
  const rows = await db
    .selectFrom('shown_catalogs')
    .innerJoin('media', 'media.url', 'shown_catalogs.fileUrl')
    .innerJoin('documentPages', 'documentPages.mediaId', 'media.id')
    .select(['shown_catalogs.id', 'shown_catalogs.title', 'thumbnailUrl', 'page', 'text'])
    .where(({ or, and, eb }) =>
      or(
        places.map(({ catalogId, page }) =>
          and([eb('shown_catalogs.id', '=', catalogId), eb('page', '=', page)]),
        ),
      ),
    )
    .execute();
  const pictureOf = await source.pictures(rows.map(({ thumbnailUrl }) => thumbnailUrl));
  return rows.map(
    (row): Hit => ({
      kind: 'page',
      id: `${row.id}:${row.page}`,
      catalogId: row.id,
      name: markWords(row.title, lettersOf),
      page: row.page,
      href: `${catalogDownloadPath(row.id)}#page=${row.page}`,
      line: snippetOf(row.text, lettersOf),
      picture: pictureOf(safeSource(row.thumbnailUrl)),
    }),
  );
};

/** Catalogs, and the pages of their documents by what they say. */
export const catalogs = {
  table: 'catalogs',
  read,
  with: 'page',
  hits: { catalog: hitsOf, page: pageHitsOf },
} as const satisfies FoundTable;
