import { type Aside, digestOf, openUnpacked } from './aside.ts';
import { type Archive, type Unpacked, unpack } from './read.ts';
import { withScratch } from './scratch.ts';

/** How many there are of what people know: rows by table, and files. */
export type Counts = Record<string, number>;

/** An archive that was unpacked aside and found whole. */
export type Opened = { unpacked: Unpacked; aside: Aside; counts: Counts; folder: string };

async function countsOf(aside: Aside, unpacked: Unpacked): Promise<Counts> {
  const counts: Counts = {};
  for (const shape of aside.tables) counts[shape.name] = (await digestOf(aside.db, shape)).rows;
  const files =
    unpacked.kind === 'current' ? Object.keys(unpacked.manifest.files).length : unpacked.files.size;
  return { ...counts, files };
}

/**
 * Unpacks an archive into a folder of its own below `scratch`, compares all of it, and lends it to `work`; nothing of
 * it stays but what `work` moved away.
 * @throws Error with a sentence for the operator when the archive is damaged, cut off, encrypted or too new
 */
export async function withArchive<T>(
  archive: Archive,
  scratch: string,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  return withScratch(scratch, async (folder) => {
    const unpacked = await unpack(archive, folder);
    const aside = await openUnpacked(unpacked, folder);
    try {
      return await work({ unpacked, aside, counts: await countsOf(aside, unpacked), folder });
    } finally {
      await aside.close();
    }
  });
}

/** Restores an archive into a temporary place, compares it, and forgets it. */
export async function verifyArchive(archive: Archive, scratch: string): Promise<Counts> {
  return withArchive(archive, scratch, async ({ counts }) => counts);
}
