import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

const BACK_MS = 1000;

/** Where it is noted how a file was left; a database has its log and the index of it beside it in the same way. */
function noteOf(file: string): string {
  return `${file}-seal`;
}

function stateOf(file: string): string {
  const { ino, size, mtimeMs } = statSync(file);
  return [ino, size, Math.floor(mtimeMs)].join(' ');
}

/** Notes how the closed file of the embedded database is left, so that the next one who opens it knows it again. */
export function sealFile(file: string): void {
  // Clocks of file systems tick in milliseconds: what is written in this very one has another time then as well.
  const before = new Date(Date.now() - BACK_MS);
  try {
    utimesSync(file, before, before);
    writeFileSync(noteOf(file), stateOf(file));
  } catch {
    // Without a seal, on a disk that is full say, the next one looks the file through.
  }
}

/** Whether a file is as it was sealed. That is asked once: from now on it is written to. */
export function breakSeal(file: string): boolean {
  try {
    const sealed = readFileSync(noteOf(file), 'utf8');
    rmSync(noteOf(file));
    return sealed === stateOf(file) && !existsSync(`${file}-wal`);
  } catch {
    return false;
  }
}
