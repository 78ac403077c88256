import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/factories.ts';
import { ACTIVE_PDFS, packedPdfWith, QUIET_PDFS } from '../../tests/samples/active-pdfs.ts';
import { pdf } from '../../tests/samples/documents.ts';
import { findActiveContent } from './active-content.ts';

const path = join(temporaryFolder(), 'belge.pdf');
function isActive(bytes: Buffer): Promise<boolean> {
  writeFileSync(path, bytes);
  return findActiveContent(path);
}

it.each(Object.entries(ACTIVE_PDFS))('a PDF with %s is active', async (_, bytes) => {
  expect(await isActive(bytes)).toBe(true);
});

it.each(Object.entries(QUIET_PDFS))('a PDF with %s is not', async (_, bytes) => {
  expect(await isActive(bytes)).toBe(false);
});

it('what other programs write is quiet, what cannot be looked into counts as active', async () => {
  expect(await isActive(await pdf())).toBe(false);
  const packed = packedPdfWith('/Lang(tr)').toString('latin1');
  for (const [from, to] of [
    ['/Filter/FlateDecode', '/Filter/LZWDecode  '],
    ['/N 2', '/Predictor 12'],
    ['x\x9c', 'xx'],
  ] as const)
    expect(await isActive(Buffer.from(packed.replace(from, to), 'latin1'))).toBe(true);
});
