import { readFile } from 'node:fs/promises';

// [MS-CFB] 2.2: positions in the header of a compound file.
const SECTOR_SHIFT = 30;
const FIRST_DIRECTORY_SECTOR = 48;
const FIRST_DIFAT_SECTOR = 68;
const FAT_SECTORS = 76;
const FAT_SECTORS_IN_HEADER = 109;
const LAST_REGULAR_SECTOR = 0xfffffffa;
const FREE_SECTOR = 0xffffffff;
const ENTRY_SIZE = 128;
const STREAM = 2;

type Compound = { file: Buffer; size: number; startOf: (sector: number) => number };

function numbersIn(file: Buffer, from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => file.readUInt32LE(from + index * 4));
}

function isWhole({ file, size, startOf }: Compound, sector: number): boolean {
  return sector <= LAST_REGULAR_SECTOR && startOf(sector) + size <= file.length;
}

/** The allocation table: for each sector the one that follows it; null where the file is cut off. */
function readTable(compound: Compound): number[] | null {
  const { file, size, startOf } = compound;
  const tables = numbersIn(file, FAT_SECTORS, FAT_SECTORS_IN_HEADER);
  const seen = new Set<number>();
  let more = file.readUInt32LE(FIRST_DIFAT_SECTOR);
  while (more <= LAST_REGULAR_SECTOR && !seen.has(more)) {
    if (!isWhole(compound, more)) return null;
    seen.add(more);
    tables.push(...numbersIn(file, startOf(more), size / 4 - 1));
    more = file.readUInt32LE(startOf(more) + size - 4);
  }
  const table: number[] = [];
  for (const sector of tables) {
    if (sector > LAST_REGULAR_SECTOR) continue;
    if (!isWhole(compound, sector)) return null;
    table.push(...numbersIn(file, startOf(sector), size / 4));
  }
  const lastUsed = table.findLastIndex((next) => next !== FREE_SECTOR);
  return startOf(lastUsed) < file.length ? table : null;
}

function holdsEntry({ file, size, startOf }: Compound, sector: number, wanted: string): boolean {
  for (let at = startOf(sector); at < startOf(sector) + size; at += ENTRY_SIZE) {
    const length = Math.max(0, Math.min(file.readUInt16LE(at + 64), 64) - 2);
    if (file.toString('utf16le', at, at + length) === wanted && file[at + 66] === STREAM) return true;
  }
  return false;
}

/** Whether a compound file (the container of .doc, .xls, .msi …) holds a whole Word document. */
export async function holdsWordStream(path: string): Promise<boolean> {
  const file = await readFile(path);
  if (file.length < 1536) return false;
  const shift = file.readUInt16LE(SECTOR_SHIFT);
  if (shift !== 9 && shift !== 12) return false;
  const size = 1 << shift;
  const compound = { file, size, startOf: (sector: number) => (sector + 1) * size };
  const table = readTable(compound);
  const seen = new Set<number>();
  let sector = file.readUInt32LE(FIRST_DIRECTORY_SECTOR);
  while (table && isWhole(compound, sector) && !seen.has(sector)) {
    seen.add(sector);
    if (holdsEntry(compound, sector, 'WordDocument')) return true;
    sector = table[sector] ?? FREE_SECTOR;
  }
  return false;
}
