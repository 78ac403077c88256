import { joinParts, splitParts } from '../rules/joined-parts.ts';
import type { Specification } from '../rules/specification.ts';
import { unitOf } from '../rules/unit.ts';

/** What a technical value is called at the head of its own column. */
export type SpecificationName = Pick<Specification, 'label' | 'unit'>;

/** Stands before a name that would else be read as another field, or as another name. */
const SURE = 'Teknik:';

function readPlain(head: string): SpecificationName {
  const at = head.endsWith(')') ? head.lastIndexOf(' (') : -1;
  if (at <= 0) return { label: head, unit: '' };
  return { label: head.slice(0, at).trim(), unit: unitOf(head.slice(at + 2, -1)) };
}

/** The name in a column's head: `Çap (mm)`, `Bağlantı`, `Teknik: Marka`, `Teknik: Çap | mm`. */
export function readSpecificationHead(head: string): SpecificationName {
  const text = head.trim();
  if (!text.startsWith(SURE)) return readPlain(text);
  const [label = '', unit = '', ...more] = splitParts(text.slice(SURE.length), '|');
  return more.length === 0 ? { label, unit } : { label: text, unit: '' };
}

/** Whether a head says of itself that it names a technical value. */
export function isSureHead(head: string): boolean {
  return head.trim().startsWith(SURE);
}

/** A name as a head that is read as that name again; `isField` tells what stands for something else. */
export function specificationHead(
  { label, unit }: SpecificationName,
  isField: (head: string) => boolean,
): string {
  const plain = unit ? `${label} (${unit})` : label;
  const read = readPlain(plain);
  const isRead = read.label === label && read.unit === unit;
  if (isRead && !isSureHead(plain) && !isField(plain)) return plain;
  return `${SURE} ${joinParts(unit ? [label, unit] : [label], '|')}`;
}

/** Tells names apart to the letter. */
export function nameKey({ label, unit }: SpecificationName): string {
  return JSON.stringify([label, unit]);
}

/**
 * Gathers the names of products' technical data. One that is new comes behind the one that it stands behind in its
 * product, so that columns have the order in which most products tell of themselves.
 */
export function createNameGathering() {
  const names: SpecificationName[] = [];
  const known = new Set<string>();
  return {
    names,
    add(specifications: readonly Specification[]): void {
      let behind: string | null = null;
      for (const { label, unit } of specifications) {
        const key = nameKey({ label, unit });
        if (!known.has(key)) {
          known.add(key);
          const place =
            behind === null ? names.length : names.findIndex((one) => nameKey(one) === behind) + 1;
          names.splice(place, 0, { label, unit });
        }
        behind = key;
      }
    },
  };
}
