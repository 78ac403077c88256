import { type Breakage, breakagesOf } from '../breakage.ts';

const items = 'server/modules/sections/items.test.ts';
const sections = 'server/modules/sections/sections.test.ts';
const settings = 'server/modules/settings/settings.test.ts';

/** The sections of the pages, their items and versions, and the settings. */
export const site: Breakage[] = [
  ...breakagesOf(
    'server/modules/sections/checks.ts',
    [sections],
    [
      {
        why: 'a section takes a fifth statistic',
        from: 'alike.length >= kind.max',
        to: 'alike.length > kind.max',
      },
      {
        why: 'the strip has a brand twice',
        from: "if (kind?.addBy !== 'brands') return;",
        to: "if (kind?.addBy !== 'brands' || item.name) return;",
        tests: [items, sections],
      },
      {
        why: 'an item no description knows leads to javascript:',
        from: '!isSafeLink(String(value).trim())',
        to: "String(value) === '#'",
        tests: [items, sections],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/sections/write.ts',
    [items],
    [
      {
        why: 'an item of a brand cannot be changed',
        from: '(await itemsOf(write, section.id)).filter((other) => other.id !== id)',
        to: 'await itemsOf(write, section.id)',
        tests: [items, sections],
      },
      {
        why: 'the editor marks the wrong field',
        from: 'placed(`items.${index}`',
        to: 'placed(`added.${index}`',
        tests: [sections],
      },
      {
        why: 'an item is added before another one makes room',
        from: 'for (const id of changes.removed ?? []) await trashItem(write, id);\n  for',
        to: 'for',
        tests: [sections],
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/sections/rows.ts',
    [items],
    [
      {
        why: 'the strip shows a passive brand',
        from: 'active.has(item.data.id)',
        to: 'item.data.id !== null',
      },
      { why: 'passive items are on the site', from: "items = items.where('isActive', '=', true);", to: '' },
    ],
  ),
  ...breakagesOf(
    'server/modules/sections/service.ts',
    ['server/http/versions.test.ts', items],
    [
      {
        why: 'visitors open a passive item',
        from: 'if (!section.items.some((one) => one.id === id)) throw notFound(itemRecord);',
        to: '',
      },
      {
        why: 'visitors list passive sections',
        from: "if (filter.includeInactive) ctx.require('site:read');",
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/sections/versions.ts',
    [sections],
    [
      {
        why: 'going back stops one change too early',
        from: "(state === 'after' && writeId === moment.writeId)",
        to: "(state === 'before' && writeId === moment.writeId)",
      },
      {
        why: 'an item that comes back finds no room',
        from: 'Number(a.row !== null) - Number(b.row !== null)',
        to: 'Number(b.row !== null) - Number(a.row !== null)',
      },
      {
        why: 'writes of one moment are one version',
        from: 'versions.get(writeId) ?? { id, at, actor, entries: [] };',
        to: 'versions.get(at) ?? { id, at, actor, entries: [] };',
      },
    ],
  ),
  ...breakagesOf(
    'server/modules/settings/service.ts',
    [settings],
    [
      {
        why: 'saving one form empties the other',
        from: '...(before.values as Record<string, string>), ...patch',
        to: '...patch',
      },
      {
        why: 'a stale form overwrites the settings',
        from: '{ version: change.version, match }',
        to: '{ match }',
      },
      {
        why: 'the first settings are not on the pages',
        from: "touch(write, 'settings', null, row);",
        to: '',
        tests: [settings, 'server/records/records.test.ts'],
      },
    ],
  ),
  ...breakagesOf(
    'domain/pages/content.ts',
    ['domain/pages/content.test.ts'],
    [
      { why: 'items that are switched off are shown', from: '.filter((item) => item.isActive)', to: '' },
      {
        why: 'a button leads to javascript:',
        from: 'return address && isSafeLink(address) ? address : null;',
        to: 'return address;',
      },
    ],
  ),
];
