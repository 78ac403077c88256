import { expect, test } from '@playwright/test';
import { alive } from './visitor-support.ts';

const VIDEO = '/brands/nordfil/polimerizasyon/ray-polimerizasyon-lambasi';
const PAGES = [
  ...['/', '/about', '/brands', '/brands/nordfil', '/brands/nordfil/kompozit', VIDEO],
  ...[
    '/distributors',
    '/distributors/nordfil',
    '/clinic-setup',
    '/catalogs',
    '/contact',
    '/kvkk',
    '/gizlilik',
  ],
  '/yok',
];

test('no page asks another site for anything before its visitor does', async ({ page, baseURL }) => {
  test.slow();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== baseURL)
      foreign.push(`${new URL(page.url()).pathname}: ${request.url()}`);
  });
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>başka site</title>' }),
  );
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'load' });
    await alive(page);
    // What waits to be come near is near at the foot.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  }
  expect(foreign).toEqual([]);
  // And the ear hears: the map that is asked for is a request.
  await page.goto('/contact');
  await alive(page);
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await expect.poll(() => foreign.length).toBe(1);
  expect(foreign[0]).toContain('openstreetmap.org');
});
