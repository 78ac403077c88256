import { expect, test } from '@playwright/test';

for (const [place, path] of [
  ['site', '/'],
  ['panel', '/admin/login'],
] as const) {
  test(`the lira sign is a lira sign on the ${place}, as tall as the figures`, async ({ page }) => {
    await page.goto(path);
    const drawn = await page.evaluate(async () => {
      // The family itself: what stands in for it until it is there is not on every machine.
      const [family] = getComputedStyle(document.body).fontFamily.split(',');
      const font = `600 200px ${family}`;
      await document.fonts.load(font, '₺0£');
      const context = new OffscreenCanvas(300, 300).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('There is no canvas.');
      context.font = font;
      /** Where a letter has ink: its height, and how far to the right its top reaches. */
      const inkOf = (letter: string) => {
        context.clearRect(0, 0, 300, 300);
        context.fillText(letter, 40, 240);
        const { data } = context.getImageData(0, 0, 300, 300);
        const ink = Array.from({ length: 300 * 300 }, (_, at) => at).filter(
          (at) => (data[at * 4 + 3] ?? 0) > 128,
        );
        const rows = ink.map((at) => Math.floor(at / 300));
        const columns = ink.map((at) => at % 300);
        const [top, foot] = [Math.min(...rows), Math.max(...rows)];
        const [left, right] = [Math.min(...columns), Math.max(...columns)];
        const head = ink.filter((at) => Math.floor(at / 300) < top + (foot - top) / 20);
        return {
          height: foot - top,
          reach: (Math.max(...head.map((at) => at % 300)) - left) / (right - left),
        };
      };
      return { lira: inkOf('₺'), nought: inkOf('0'), pound: inkOf('£') };
    });
    // A lira sign ends above in its stem, left of the middle; a pound sign in a bow that reaches to the right.
    expect(drawn.lira.reach).toBeLessThan(0.5);
    expect(drawn.pound.reach).toBeGreaterThan(0.6);
    expect(Math.abs(drawn.lira.height - drawn.nought.height)).toBeLessThanOrEqual(3);
  });
}
