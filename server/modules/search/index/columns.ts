import { FOUND_KINDS, type FoundKind } from '../../../../domain/search/kinds.ts';
import type { IndexedRow, Owner } from './rows.ts';

const FIRST_ROOM = 256;
const WORDS_MAX = 255;
/** So many letters of a text go into one number, seven bits each: it compares as they do. */
const HEAD_LETTERS = 7;
const LETTER = 128;
/** What stands for every letter beyond; the rest of such a text is left to the text itself. */
const OTHER = 127;

/** The kinds by their numbers; 0 is that of a row that has gone. */
export const KIND_NUMBERS = Object.fromEntries(FOUND_KINDS.map((kind, at) => [kind, at + 1])) as Record<
  FoundKind,
  number
>;

/** The beginning of a text as a number: of two texts the lesser has no greater one. */
export function headOf(text: string): number {
  let head = 0;
  let isOpen = true;
  for (let at = 0; at < HEAD_LETTERS; at++) {
    const letter: number = isOpen && at < text.length ? Math.min(text.charCodeAt(at), OTHER) : 0;
    head = head * LETTER + letter;
    isOpen &&= letter !== OTHER;
  }
  return head;
}

/** The same of the letters behind the head; 0 where the head has ended at one that it cannot say. */
function nextOf(text: string): number {
  for (let at = 0; at < HEAD_LETTERS; at++) if (text.charCodeAt(at) >= OTHER) return 0;
  return headOf(text.slice(HEAD_LETTERS));
}

/** Between which numbers the heads of the texts lie that begin with another one. */
export function headsFrom(text: string): [least: number, most: number] {
  const least = headOf(text);
  const open = Math.max(0, HEAD_LETTERS - text.length);
  return [least, least + LETTER ** open - 1];
}

/**
 * What a search asks of every row that answers, in typed arrays by the number of the row: tens of thousands are looked
 * through without touching an object.
 */
export function createColumns() {
  let room = FIRST_ROOM;
  let columns = emptied(room);
  const owners: Array<Owner | undefined> = [];

  function ownerNumber(owner: Owner | null): number {
    if (!owner) return 0;
    owners[owner.no + 1] = owner;
    return owner.no + 1;
  }

  function grow(): void {
    const before = columns;
    room *= 2;
    columns = emptied(room);
    for (const name of Object.keys(before) as Array<keyof typeof before>) columns[name].set(before[name]);
  }

  return {
    put(at: number, row: IndexedRow): void {
      while (at >= room) grow();
      columns.kind[at] = KIND_NUMBERS[row.kind];
      columns.isShown[at] = row.isShown ? 1 : 0;
      columns.inStock[at] = row.inStock ? 1 : 0;
      columns.nameWords[at] = Math.min(row.nameWords, WORDS_MAX);
      columns.brand[at] = ownerNumber(row.brand);
      columns.category[at] = ownerNumber(row.category);
      columns.keyHead[at] = headOf(row.nameKey);
      columns.keyNext[at] = nextOf(row.nameKey);
      columns.nameHead[at] = headOf(row.name);
    },
    drop(at: number): void {
      columns.kind[at] = 0;
    },
    /** The arrays as they are now: they are others once rows were added. */
    now: () => columns,
    /** Whose number stands in the columns of brands and categories; 0 is nobody's. */
    owners: (): ReadonlyArray<Owner | undefined> => owners,
    /** By the numbers of owners, whether visitors see what is theirs: what is nobody's is seen. */
    shownOwners(): Uint8Array {
      const shown = new Uint8Array(Math.max(1, owners.length)).fill(1);
      for (let number = 1; number < owners.length; number++)
        if (owners[number]?.isShown === false) shown[number] = 0;
      return shown;
    },
  };
}

function emptied(room: number) {
  return {
    kind: new Uint8Array(room),
    isShown: new Uint8Array(room),
    inStock: new Uint8Array(room),
    nameWords: new Uint8Array(room),
    brand: new Uint32Array(room),
    category: new Uint32Array(room),
    keyHead: new Float64Array(room),
    keyNext: new Float64Array(room),
    nameHead: new Float64Array(room),
  };
}

export type Columns = ReturnType<typeof emptied>;
