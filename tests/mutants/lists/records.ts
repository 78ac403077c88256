import { type Breakage, breakagesOf } from '../breakage.ts';

const records = 'server/records/records.test.ts';
const brands = 'server/modules/brands/brands.test.ts';
const products = 'server/modules/products/products.test.ts';
const categories = 'server/modules/categories/categories.test.ts';
const trash = 'server/modules/history/trash.test.ts';
const privacy = 'server/modules/privacy/privacy.test.ts';
const history = 'server/modules/history/history.test.ts';
const versions = 'server/http/versions.test.ts';
const withdrawn = 'server/modules/library/withdrawn.test.ts';

/** The one path that all writes take: rows, slugs, trash, versions, revision. */
export const recordsList: Breakage[] = [
  ...breakagesOf(
    'server/records/records.ts',
    [brands],
    [
      {
        why: 'every change writes the indexes of all columns',
        from: 'Object.entries(after).filter(([column, value]) => !isDeepStrictEqual(value, before[column])),',
        to: 'Object.entries(after),',
        tests: [records],
      },
      {
        why: 'a row is found and sorted by the name that it had',
        from: 'if (isDeepStrictEqual(textsOf(kind, before), textsOf(kind, after))) return columns;',
        to: 'return columns;',
        tests: [records],
      },
      {
        why: 'pages stay as they were after a change',
        from: "await addHistory(write, { action: 'update', kind, row, before, after: row });\n  touch(write, kind, before, row);",
        to: "await addHistory(write, { action: 'update', kind, row, before, after: row });",
        tests: [records],
      },
      {
        why: 'pages stay as they were after a deletion',
        from: 'rows.map((row) => row.id),\n    );\n    for (const row of rows) touch(write, kind, row, null);',
        to: 'rows.map((row) => row.id),\n    );',
        tests: [records],
      },
      {
        why: 'nobody hears that another one changed the row',
        from: 'version: before.version + 1',
        to: 'version: before.version',
      },
      {
        why: 'a change that changes nothing is a version',
        from: 'if (isDeepStrictEqual(wanted, before)) return before;',
        to: '',
      },
      {
        why: 'nothing can be emptied',
        from: 'value !== undefined',
        to: 'value != null',
        tests: [products, brands],
      },
      {
        why: 'a change leaves no line in the history',
        from: "await addHistory(write, { action: 'update', kind, row, before, after: row });",
        to: '',
        tests: [history],
      },
      {
        why: 'each subcategory is an entry of its own in the trash',
        from: 'isRoot: row.id === root.row.id',
        to: 'isRoot: kind === root.kind',
        tests: [trash, categories],
      },
    ],
  ),
  ...breakagesOf(
    'server/records/slugs.ts',
    [records],
    [
      {
        why: 'two brands cannot have a category of one slug',
        from: 'const within = scopeOf(rules, row);',
        to: 'const within = null;',
        tests: [categories],
      },
      {
        why: 'the old address of a moved category leads nowhere',
        from: 'if (slug === oldSlug && scope === oldScope)',
        to: 'if (slug === oldSlug)',
      },
      { why: 'a slug that is emptied goes', from: ' || oldSlug;', to: ';', tests: [brands] },
      {
        why: 'an address leads away from the row that took it',
        from: 'await dropRedirect(write, kind, scope, slug);',
        to: '',
      },
      {
        why: 'an address leads away from the new row that has it',
        from: "await dropRedirect(write, kind, within?.value ?? '', slug);",
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/records/table.ts',
    [products],
    [
      { why: 'a product cannot keep its own code', from: "\n      .where('id', '!=', exceptId);", to: ';' },
      {
        why: 'a document of a new passive catalog is there for everyone',
        from: 'await noteHeldDocuments(write, kind, row);',
        to: '',
        tests: [withdrawn],
      },
      {
        why: 'a document that a catalog gave up is there for everyone',
        from: 'await noteHeldDocuments(write, kind, values);',
        to: '',
        tests: [withdrawn],
      },
    ],
  ),
  ...breakagesOf(
    'server/records/forget.ts',
    [trash],
    [
      {
        why: 'what was purged is still in the history',
        from: ".set({ before: null, after: null, name, searchText: '' })",
        to: '.set({ before: null, name })',
      },
      {
        why: 'the address of what was purged still leads somewhere',
        from: "await write.tx.deleteFrom('redirects').where(among('targetId', ids)).execute();",
        to: '',
      },
      {
        why: 'an erased row can still come back from the trash',
        from: '.set({ inTrash: false })',
        to: '.set({ inTrash: true })',
        tests: [privacy],
      },
      {
        why: 'old versions still name who wrote an anonymous message',
        from: 'after: after && JSON.stringify({ ...after, ...values }),',
        to: '',
        tests: [privacy],
      },
    ],
  ),
  ...breakagesOf(
    'server/records/trash.ts',
    [trash],
    [
      {
        why: 'a brand comes back after its products, and they are refused',
        from: 'write.kinds.all.indexOf(a.kind) - write.kinds.all.indexOf(b.kind)',
        to: 'write.kinds.all.indexOf(b.kind) - write.kinds.all.indexOf(a.kind)',
      },
      {
        why: 'a product comes back without its brand',
        from: 'if (!kind.owner) return;',
        to: 'if (kind.name) return;',
      },
      {
        why: 'a code that was taken meanwhile keeps a product in the trash',
        from: 'await freeCode(write, kind, String(row[kind.codeColumn]))',
        to: 'row[kind.codeColumn]',
      },
    ],
  ),
  ...breakagesOf(
    'server/records/versions.ts',
    [history],
    [
      {
        why: 'undoing takes later changes of others back as well',
        from: ' || row.version !== entry.after?.version',
        to: '',
        tests: [brands, products, categories],
      },
      { why: 'a restored version takes downloads back', from: ", 'downloadCount', 'viewCount'", to: '' },
      {
        why: 'the state after a change is taken for the one before',
        from: "state === 'before' ? entry.before :",
        to: "state === 'after' ? entry.before :",
      },
    ],
  ),
  ...breakagesOf(
    'server/records/change.ts',
    [brands],
    [
      {
        why: 'a stale form overwrites what others wrote',
        from: '{ version: change.version, match }',
        to: '{ match }',
      },
      {
        why: 'a tag that names no version lets every write through',
        from: 'match && !match.includes',
        to: 'match?.length && !match.includes',
        tests: [versions],
      },
    ],
  ),
  ...breakagesOf(
    'server/records/write.ts',
    ['server/modules/dashboard/dashboard.test.ts'],
    [
      {
        why: 'a message of a visitor throws all kept pages away',
        from: 'if (changed.size === 0) return { done, changed, isTold };',
        to: '',
        tests: ['server/modules/messages/messages.test.ts'],
      },
      {
        why: 'pages stay as they were until the next start',
        from: 'known = revision;',
        to: '',
      },
    ],
  ),
  ...breakagesOf('server/records/driver-errors.ts', ['server/http/conflicts.test.ts'], []),
  ...breakagesOf(
    'server/records/history.ts',
    ['server/modules/activities/activities.test.ts'],
    [
      {
        why: 'what visitors send counts as done by the staff',
        from: 'if (write.actor.isVisitor) return null;',
        to: '',
      },
      {
        why: 'a deleted brand counts each of its products',
        from: 'isRoot ? await tell(write, line) : null',
        to: 'await tell(write, line)',
      },
    ],
  ),
  ...breakagesOf(
    'server/records/together.ts',
    ['server/records/together.test.ts'],
    [
      {
        why: 'of a write that is refused a half stays among the others',
        from: 'await sql`rollback to savepoint together`.execute(tx).catch(() => {',
        to: 'await Promise.resolve().catch(() => {',
      },
      {
        why: 'each write waits for the disk alone',
        from: 'waiting.splice(0, TOGETHER)',
        to: 'waiting.splice(0, 1)',
      },
      {
        why: 'a write is answered before the disk has it',
        from: 'endings.push(() => tell(stored).then(() => one.resolve(stored.done), one.reject));',
        to: 'one.resolve(stored.done); endings.push(() => tell(stored));',
      },
    ],
  ),
];
