import { type Breakage, breakagesOf } from '../breakage.ts';

const found = 'server/modules/search/find.test.ts';
const quality = 'server/modules/search/quality.test.ts';
const read = 'domain/search/query.test.ts';
const index = 'server/modules/search/index';

/** Visitors' search: how a query is read, which rows answer it, and in which order. */
export const search: Breakage[] = [
  ...breakagesOf(
    `${index}/fields.ts`,
    [quality],
    [
      {
        why: 'a word of the description counts as one of the name',
        from: 'description: 9,',
        to: 'description: 90,',
      },
      { why: 'a code comes after names', from: 'code: 8000,', to: 'code: 0,' },
      { why: 'measures move nothing to the front', from: 'measure: 150,', to: 'measure: 0,' },
      { why: 'longer names come first', from: 'coverage: 60,', to: 'coverage: -60,' },
      { why: 'equal words count more than the word itself', from: 'synonym: 0.7,', to: 'synonym: 1.7,' },
    ],
  ),
  ...breakagesOf(
    `${index}/search.ts`,
    [quality, found],
    [
      { why: 'one word of several is enough', from: 'if (worth === 0) return 0;', to: '' },
      {
        why: 'what is not shown is found',
        from: 'isShown[at] && shown[brand[at] ?? 0] ?',
        to: 'isShown[at] ?',
      },
      {
        why: 'only what holds the measure is asked for, and the rest comes too',
        from: 'else if (demandMeasures) return;',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    `${index}/first-of.ts`,
    [`${index}/first-of.test.ts`],
    [
      { why: 'equal hits come as they were found', from: '|| compareRows(', to: '|| 0 * compareRows(' },
      { why: 'a better one that comes late is left out', from: '< least ||', to: '<= least ||' },
    ],
  ),
  ...breakagesOf(
    'server/modules/search/candidates.ts',
    [found],
    [
      {
        why: 'before there is an index, a wrong letter finds nothing',
        from: 'if (isEmpty(kinds)) await take(halvedWays(query));',
        to: '',
      },
      {
        why: 'before there is an index, only the word as it is written finds',
        from: 'return text.startsWith(root) ? root : text;',
        to: 'return text;',
      },
    ],
  ),
  ...breakagesOf(
    `${index}/vocabulary.ts`,
    [quality],
    [
      { why: 'two letters may be wrong', from: 'tree.fuzzyGet(word, 1)', to: 'tree.fuzzyGet(word, 2)' },
      {
        why: 'swapped letters are not forgiven',
        from: 'for (const other of swapped(word)) {',
        to: 'for (const other of [] as string[]) {',
      },
      { why: 'beginnings find nothing', from: 'if (word.length > 1 || isOpen)', to: 'if (word.length > 99)' },
    ],
  ),
  ...breakagesOf(
    'domain/search/query.ts',
    [read, quality],
    [
      { why: 'short words may be wrong too', from: 'const TYPO_MIN = 4;', to: 'const TYPO_MIN = 1;' },
      { why: 'fillers have to be there', from: '!FILLERS.has(', to: 'true || FILLERS.has(' },
    ],
  ),
  ...breakagesOf(
    'server/modules/search/missed.ts',
    ['server/modules/search/pages.test.ts'],
    [
      { why: 'a telephone number is kept', from: '\\d{7,}', to: '\\d{70,}' },
      {
        why: 'made-up searches fill the disk',
        from: 'const TEXTS_A_DAY = 500;',
        to: 'const TEXTS_A_DAY = 5000;',
      },
    ],
  ),
];
