import { type FileHandle, open } from 'node:fs/promises';

const END_RECORD = 0x06054b50;
const ENTRY = 0x02014b50;
const END_RECORD_SIZE = 22;
const COMMENT_MAX = 0xffff;
const DIRECTORY_MAX = 8 * 1024 * 1024;

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function endRecordIn(tail: Buffer): number {
  for (let at = tail.length - END_RECORD_SIZE; at >= 0; at--) {
    if (
      tail.readUInt32LE(at) === END_RECORD &&
      at + END_RECORD_SIZE + tail.readUInt16LE(at + 20) === tail.length
    )
      return at;
  }
  return -1;
}

/** The names in a zip archive's directory; none when it is cut off, has bytes after its end, or is no archive. */
export async function zipEntryNames(path: string): Promise<string[]> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const tailSize = Math.min(size, END_RECORD_SIZE + COMMENT_MAX);
    const tail = await read(handle, size - tailSize, tailSize);
    const end = endRecordIn(tail);
    if (end < 0) return [];
    const length = tail.readUInt32LE(end + 12);
    const start = tail.readUInt32LE(end + 16);
    if (length > DIRECTORY_MAX || start + length > size) return [];
    const directory = await read(handle, start, length);
    const names: string[] = [];
    for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY; ) {
      const nameLength = directory.readUInt16LE(at + 28);
      names.push(directory.toString('utf8', at + 46, at + 46 + nameLength));
      at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return names;
  } finally {
    await handle.close();
  }
}
