import { type Breakage, breakagesOf } from '../breakage.ts';

const drafts = ['server/modules/drafts/drafts.test.ts'];
const plans = ['server/modules/drafts/plans.test.ts'];
const both = [...drafts, ...plans];

/** What is prepared for the site: drafts, plans and their minute, previews, and who has a form open. */
export const draftsList: Breakage[] = [
  ...breakagesOf('server/modules/drafts/service.ts', drafts, [
    {
      why: 'a row has several drafts',
      from: 'if (open) throw draftExists(await detail(write.tx, open.id));',
      to: '',
    },
    {
      why: 'a section that is not stored yet has several drafts',
      from: 'rowId ?? placeOf(input) ?? crypto.randomUUID()',
      to: 'rowId ?? crypto.randomUUID()',
    },
    {
      why: 'a section cannot be taken off the site',
      from: "return kind === 'sections' ? { sections: [{ id: rowId, ...off }] } : off;",
      to: 'return off;',
    },
    {
      why: 'somebody else’s newer draft is written over unseen',
      from: 'await checkExpected(before, { version, match }, () => detail(write.tx, id));',
      to: '',
    },
    {
      why: 'a draft is kept over a row that its author has not seen',
      from: 'if (row && rowVersion !== undefined)',
      to: 'if (row && rowVersion === 0)',
    },
    {
      why: 'who may only look keeps drafts',
      from: "    ctx.require('drafts:write');\n    const { rowVersion, ...input } = given;\n    ctx.require(rightOf(input.kind));",
      to: '    const { rowVersion, ...input } = given;',
    },
  ]),
  ...breakagesOf('server/modules/drafts/rows.ts', drafts, [
    {
      why: 'what others wrote beside a draft counts as overtaken',
      from: '!isDeepStrictEqual(row[field] ?? null, base[field] ?? null) &&',
      to: '',
    },
    {
      why: 'a draft of a section never counts as overtaken',
      from: 'version !== undefined && now.get(id) !== version',
      to: 'version !== undefined && !now.has(id)',
    },
    {
      why: 'a draft of a section lacks nothing, whatever it says',
      from: 'missing: missingOf(sectionChanges, draft),',
      to: 'missing: [],',
    },
  ]),
  ...breakagesOf('server/modules/drafts/publish.ts', both, [
    {
      why: 'what others wrote meanwhile is overwritten',
      from: 'if (fields.length > 0) throw overtaken(kind, before, fields);',
      to: '',
    },
    {
      why: 'a refused row takes the whole plan with it',
      from: 'if (!isRefusal(error)) throw error;',
      to: 'throw error;',
    },
  ]),
  ...breakagesOf('server/modules/drafts/plans.ts', plans, [
    {
      why: 'a plan is published before its minute',
      from: ".where('at', '<=', now)",
      to: ".where('at', 'is not', null)",
    },
    {
      why: 'two instances publish a plan twice',
      from: 'if (!row || row.publishedAt !== null || row.at === null || row.at > now) return;',
      to: 'if (!row) return;',
    },
    {
      why: 'a row that was refused is not told why',
      from: 'failure: `${row.name}: ${message}`,',
      to: '',
    },
    {
      why: 'a published plan cannot be taken back',
      from: 'undoId: write.batchId }',
      to: 'undoId: null }',
    },
  ]),
  ...breakagesOf('server/modules/drafts/kind.ts', plans, [
    {
      why: 'a plan that was taken back is published again at once',
      from: 'return isPast ? { ...row, at: null } : row;',
      to: 'return row;',
    },
  ]),
  ...breakagesOf('server/modules/drafts/day.ts', both, [
    {
      why: 'a preview of one draft is read with the token of another',
      from: '!(await tokens.isValid(token, as))',
      to: 'token === as',
    },
    {
      why: 'a day shows what comes after it',
      from: ".where('at', '<=', previewed.at)",
      to: ".where('at', 'is not', null)",
    },
  ]),
  ...breakagesOf('server/modules/drafts/open-forms.ts', drafts, [
    {
      why: 'who closed the window is told to have the form open',
      from: ".where('seenAt', '>', before(GONE_AFTER_MS))",
      to: '',
    },
  ]),
];
