import { type Breakage, breakagesOf } from '../breakage.ts';

const room = (name: string) => `server/modules/library/${name}.test.ts`;
/** The pictures that stand behind a product's first. */
const gallery = 'server/modules/products/gallery.test.ts';
const [cleaning, library, withdrawn, serve] = [
  room('cleaning'),
  room('library'),
  room('withdrawn'),
  room('serve'),
];

/** Stored files: what shows them, what may be deleted, and who may read them. */
export const libraryList: Breakage[] = [
  ...breakagesOf(
    'server/modules/library/cleaning.ts',
    [cleaning],
    [
      { why: 'bytes go before their thirty days are over', from: ' || modifiedAt > before', to: '' },
      { why: 'bytes of a file in the trash go', from: '...(await allInTrash(db))', to: '' },
      { why: 'bytes that a row shows go', from: '...(await allShown(db, kinds)), ', to: '' },
      { why: 'copies of a deleted picture stay for ever', from: '(?:^|^variants\\/)', to: '(?:^)' },
      {
        why: 'a file that was shown in between counts as unused since long ago',
        from: 'unusedSince: isShown ? null : now',
        to: 'unusedSince: unusedSince ?? now',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/library/uses.ts',
    [library],
    [
      {
        why: 'the library does not know that a section shows a file',
        from: 'for (const { use, addresses } of await freeForm(db, kinds))\n    for (const url of addresses) uses.get(url)?.push(use);',
        to: '',
      },
      {
        why: 'the pictures of sections are taken for unused',
        from: 'for (const { addresses } of await freeForm(db, kinds)) for (const address of addresses) shown.add(address);',
        to: '',
        tests: [library, cleaning],
      },
      {
        why: 'where else a product shows a picture is not told',
        from: 'for (const row of rows) add(row.listed, row, own);',
        to: '',
        tests: [gallery],
      },
      {
        why: 'the further pictures of products are taken for unused',
        from: "return [...own, { table: 'listedFiles', column: 'url' }];",
        to: 'return own;',
        tests: [gallery],
      },
      { why: 'WebP pictures are taken for unused', from: '[a-z]{3,4}', to: '[a-z]{3}' },
    ],
  ),
  ...breakagesOf(
    'server/modules/library/rewrite.ts',
    [library],
    [
      {
        why: 'a catalog with another file tells the size of the old one',
        from: ', kind.onFile?.(row, column, from, to)',
        to: '',
      },
      {
        why: 'a gallery shows the old file after it was replaced',
        from: "else if (holds === 'addresses') patch[column] ??=",
        to: "else if (holds !== 'addresses') patch[column] ??=",
        tests: [gallery],
      },
      {
        why: 'a gallery shows a picture twice after it took the place of another',
        from: 'return [...new Set(all)];',
        to: 'return all;',
        tests: [gallery],
      },
    ],
  ),
  ...breakagesOf(
    'server/records/listed-files.ts',
    [gallery],
    [
      {
        why: 'a picture that left a gallery can never be deleted',
        from: 'if (before !== null)\n      await tx',
        to: 'if (before === null)\n      await tx',
      },
      {
        why: 'a picture with a size behind its address is taken for unused',
        from: '(mediaName(address) ?? [])',
        to: '(mediaName(address) === address.slice(7) ? address.slice(7) : [])',
      },
      {
        why: 'the pictures of a deleted product are held for ever',
        from: "await tx.deleteFrom('listedFiles').where('entity', '=', entity).where('rowId', 'in', ids).execute();",
        to: '',
      },
      {
        why: 'what a gallery shows after a change is not looked at',
        from: 'isDeepStrictEqual(before?.[field] ?? [], values[field])',
        to: 'before !== null',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/library/library.ts',
    [library],
    [
      {
        why: 'a file that is shown is deleted without a question',
        from: 'if (detail.uses.length > 0 && !options.emptyPlaces) {',
        to: 'if (detail.uses.length > 1 && !options.emptyPlaces) {',
      },
      {
        why: 'a file inside of an address is deleted',
        from: 'if (detail.uses.length === 0 && shown.has(detail.url))',
        to: 'if (detail.uses.length === 0 && shown.has(detail.id))',
      },
      { why: 'cleaning up deletes what is shown', from: 'if (shown.has(String(row.url))) continue;', to: '' },
      {
        why: 'the list of the unused has what is used',
        from: '${before} and ${unused})',
        to: '${before})',
        tests: [cleaning],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/library/documents.ts',
    [withdrawn],
    [
      {
        why: 'the file of a passive catalog is there for everyone',
        from: 'holders.some(({ isShown }) => Boolean(isShown))',
        to: 'holders.length > 0',
      },
      {
        why: 'a document that a deleted catalog held is there for everyone',
        from: "\n      .where(({ not, exists, selectFrom }) =>\n        not(exists(selectFrom('heldDocuments').select('url').where('url', '=', url))),\n      )",
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/library/serve.ts',
    [withdrawn],
    [
      {
        why: 'a document with scripts is shown in the browser',
        from: "key.endsWith('.pdf') && !(await media.isActiveDocument(key))",
        to: "key.endsWith('.pdf')",
        tests: [room('active')],
      },
      {
        why: 'a link to one document opens all of them',
        from: "documentLinks.isValid(c.req.query('token'), url)",
        to: "documentLinks.isValid(c.req.query('token'))",
      },
      {
        why: 'a copy that could not be made is kept for ever',
        from: 'key !== original && isAsAsked ?',
        to: 'isAsAsked ?',
        tests: [serve],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/library/describe.ts',
    [serve],
    [
      {
        why: 'pages keep the old text of a picture',
        from: '    known.clear();',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/library/visits.ts',
    [room('catalog-files')],
    [
      {
        why: 'what is kept of visitors stays',
        from: "await db.deleteFrom('visits').where('day', '<', today).execute();",
        to: '',
      },
      { why: 'robots count', from: '!userAgent || isRobot(userAgent)', to: '!userAgent' },
    ],
  ),
  ...breakagesOf('server/modules/library/store.ts', [room('upload')], []),
];
