import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CheckpointWorks } from './checkpoint-thread.ts';
import { createThread } from './thread.ts';

const MODULE = new URL('./checkpoint-thread.ts', import.meta.url);
/** After so many times the log, some thousand pages by then, is brought into the file. */
const SYNCS = 100;

/** Answers once all that was committed before it was asked is on the disk. @throws where the disk fails */
export type Sync = () => Promise<void>;
export type LogSync = { sync: Sync; close: () => Promise<void> };

/**
 * Brings the log of the embedded database to the disk while others are answered: SQLite itself would hold this thread
 * until the disk has it. Those who ask while it is on its way share the next one. Now and then a thread brings the log
 * into the file, which takes tens of milliseconds and holds no writer up.
 * @param file the database, open and written to
 */
export function createLogSync(file: string): LogSync {
  let opened: Promise<FileHandle> | undefined;
  let going: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const thread = createThread<CheckpointWorks>(MODULE, file);
  let syncs = 0;

  async function checkpoint(): Promise<void> {
    syncs = 0;
    // One that fails is made up for by the next; a log that has grown long the writer brings into the file itself.
    await thread.exec('checkpoint').catch(() => undefined);
    thread.rest();
  }

  async function openLog(): Promise<FileHandle> {
    // A log that is new has its name from this folder.
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
    return open(`${file}-wal`, 'r+');
  }

  async function bring(): Promise<void> {
    opened ??= openLog();
    try {
      await (await opened).datasync();
      syncs += 1;
      if (syncs === SYNCS) void checkpoint();
    } catch (error) {
      // Opened anew the next time, which also tells whether the file is there at all.
      const log = opened;
      opened = undefined;
      await log.then((handle) => handle.close()).catch(() => undefined);
      throw error;
    } finally {
      going = undefined;
    }
  }

  function sync(): Promise<void> {
    if (!going) {
      going = bring();
      return going;
    }
    // What goes on its way now may have left before this commit.
    const before = going;
    next ??= before
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return sync();
      });
    return next;
  }

  async function close(): Promise<void> {
    await (next ?? going)?.catch(() => undefined);
    await opened?.then((log) => log.close()).catch(() => undefined);
    await thread.close();
  }

  return { sync, close };
}
