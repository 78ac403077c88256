import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const HEIGHT = 200;

/** The columns with ink in the uppermost twentieth of a letter, as parts of its width. */
async function topOf(letter: string, cut: string): Promise<{ from: number; to: number }> {
  const drawn = sharp({
    text: {
      text: letter,
      font: `Schibsted Grotesk ${cut} ${HEIGHT}`,
      fontfile: join(import.meta.dirname, `SchibstedGrotesk-${cut}.ttf`),
      dpi: 72,
    },
  });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: Math.round(info.height / 20) }, (_, y) => y).some(
      (y) => (data[(y * info.width + x) * info.channels] ?? 0) > 128,
    ),
  );
  return { from: (columns[0] ?? 0) / info.width, to: (columns.at(-1) ?? 0) / info.width };
}

/** A lira sign ends above in its stem, left of the middle; a pound sign in a bow that reaches to the right. */
describe.each(
  globSync('*.ttf', { cwd: import.meta.dirname }).map((file) => basename(file, '.ttf').split('-')[1] ?? ''),
)('the %s cut that PDFs and shared pictures are set in', (cut) => {
  it('draws the lira sign as one, and the pound sign as ever', async () => {
    expect((await topOf('₺', cut)).to).toBeLessThan(0.5);
    expect((await topOf('£', cut)).to).toBeGreaterThan(0.6);
  });
});
