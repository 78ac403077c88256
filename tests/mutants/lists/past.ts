import { type Breakage, breakagesOf } from '../breakage.ts';

const trash = 'server/modules/history/trash.test.ts';
const history = 'server/modules/history/history.test.ts';
const activities = 'server/modules/activities/activities.test.ts';
const search = 'server/modules/search/search.test.ts';

/** Trash, history, activities, and the panel's search. */
export const past: Breakage[] = [
  ...breakagesOf(
    'server/modules/history/trash-list.ts',
    [trash],
    [
      {
        why: 'the trash lists each product of a deleted brand',
        from: "const base = inTrash(db).where('history.isRoot', '=', true);",
        to: 'const base = inTrash(db);',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/history/version-list.ts',
    [history],
    [{ why: 'a row has the versions of all rows', from: ".where('entityId', '=', id)", to: '' }],
  ),
  ...breakagesOf(
    'server/modules/history/service.ts',
    ['server/modules/accounts/auth.test.ts'],
    [
      {
        why: 'an editor brings old settings back',
        from: 'requireKind(ctx, (await entryOf(write, historyId)).entity);',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/activities/service.ts',
    [activities],
    [
      { why: 'the last day of a span is left out', from: 'startOf(to, 1)', to: 'startOf(to)' },
      {
        why: 'what was done after midnight counts to the day before',
        from: 'T00:00:00+03:00',
        to: 'T00:00:00Z',
      },
      {
        why: 'a bulk action is not found by the name of each row',
        from: "\n      union select h.\"activityId\" from history h where ${holds(db, { table: 'history', as: 'h' }, word)})",
        to: ')',
      },
    ],
  ),
  ...breakagesOf(
    'server/records/activities.ts',
    [activities],
    [
      {
        why: 'a work in several requests counts its last part only',
        from: "eb('activities.count', '+', line.count)",
        to: "eb('activities.count', '+', 0)",
      },
      {
        why: 'deeds of different kinds are told as those of the first',
        from: 'return values.size === 1 ?',
        to: 'return values.size > 0 ?',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/search/service.ts',
    [search],
    [
      {
        why: 'of many finds those of lower rank stand among the best',
        from: 'looked.filter(({ rank }) => rank === 1)',
        to: 'looked.filter(({ rank }) => rank > 0)',
      },
      {
        why: 'the best of many finds are those that were looked at first',
        from: 'if (first.length + named.length >= limit) return [...first, ...named].slice(0, limit);',
        to: 'return [...first, ...named].slice(0, limit);',
      },
      {
        why: 'a name that begins with the search stands anywhere',
        from: 'return found.flat().sort((a, b) => a.rank - b.rank);',
        to: 'return found.flat();',
      },
      {
        why: 'a search for % finds everything',
        from: 'return text.replace(/[\\\\%_]/g, (sign) => `\\\\${sign}`);',
        to: 'return text;',
      },
      {
        why: 'files that were replaced are found',
        from: 'kind.found.only ?',
        to: '!kind.found.only ?',
      },
      {
        why: 'a search of blanks finds everything',
        from: 'if (foldWords(search).length === 0) return [];',
        to: '',
      },
    ],
  ),
];
