import { cleanText } from './clean-text.ts';
import { labelKey, type Specification, splitUnit } from './specification.ts';
import { unitOf } from './unit.ts';

const BULLET = /^[\s•●▪*·–-]+(?=\S)/;
const HEADS = new Set([
  'etiket',
  'ozellik',
  'ozellikler',
  'parametre',
  'teknik ozellik',
  'label',
  'name',
  'property',
  'feature',
]);

/** The cells of a line: parted by tabs (Excel, Word, web pages), bars, wide gaps, or the colon behind a label. */
function cellsOf(line: string): string[] {
  const clean = line.replace(BULLET, '');
  if (clean.includes('\t')) return clean.split('\t');
  if (clean.includes('|')) return clean.replace(/^\s*\||\|\s*$/g, '').split('|');
  const named = /^([^:]{1,80}?)\s*:\s+(\S.*)$/.exec(clean);
  if (named?.[1] && named[2]) return [named[1], named[2]];
  return clean.split(/\s{2,}/);
}

/**
 * The technical data in a pasted table: two columns (label, value) or three (and unit), lines of `label: value unit`. A
 * unit that stands behind a value goes to its place; heads and lines that are not of two parts are left out.
 * @returns nothing where the text is no table, so that it is pasted as it is
 */
export function readTable(text: string): Specification[] {
  const rows = text.split(/\r\n|[\n\r\v\u2028]/).map((line) => cellsOf(line).map((cell) => cleanText(cell)));
  return rows.flatMap(([label = '', value = '', unit = ''], place) => {
    const isHead = place === 0 && HEADS.has(labelKey(label));
    if (!label || !value || isHead || /^[-:]+$/.test(label)) return [];
    const split = unit ? { value, unit: unitOf(unit) } : splitUnit(value);
    return [{ label: label.replace(/\s*:$/, ''), ...split }];
  });
}
