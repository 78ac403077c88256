import { expect, type Page, test } from '@playwright/test';
import { type Site, startSite } from '../../bench/site.ts';
import { type FullSite, fillSite } from './full-site.ts';
import { alive } from './visitor-support.ts';

/** Nobody's text becomes a program: what runs in the browser is what was built, and nothing else. */
test.describe.configure({ mode: 'default' });

const RUN = 'window.broken=1';
const PAYLOADS = [
  `</script><script>${RUN}</script>`,
  `"><img src=x onerror="${RUN}">`,
  `'-${RUN}-'`,
  `</title></style><svg onload=${RUN}>`,
];

let site: Site;
let full: FullSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startSite({ empty: true });
  let at = 0;
  full = await fillSite(site, {
    text: (max, serial = 0) => {
      at += 1;
      const payload = PAYLOADS[at % PAYLOADS.length] ?? '';
      return (payload.length <= max ? `${payload}${serial || ''}` : '<b>kalın</b>').slice(0, max);
    },
    address: `https://ornek.example/?"><script>${RUN}</script>`,
    picture: `/media/yok.webp?"><script>${RUN}</script>`,
  });
});
test.afterAll(() => site.close());

const NOTHING = { refused: [], ran: false, errors: [] };
type Seen = { refused: string[]; ran: boolean; errors: string[] };

/**
 * What the browser has refused to run on a page, whether it ran what it should not have, and what failed: a page that
 * the browser's React finds other than it makes it is thrown away and made anew, which is told as an error.
 */
async function watch(page: Page): Promise<() => Promise<Seen>> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber, sample }) =>
      refused.push(`${violatedDirective} ${sourceFile}:${lineNumber} ${sample}`),
    );
  });
  return async () => {
    const told = await page.evaluate(() => ({
      refused: (window as unknown as { refused: string[] }).refused,
      ran: 'broken' in window,
    }));
    return { ...told, errors };
  };
}

async function enter(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, account]) => {
      localStorage.setItem('adminToken', key);
      localStorage.setItem('adminUser', account);
    },
    [full.token, JSON.stringify(full.user)] as const,
  );
}

test('no page runs what stands in its fields, and none asks for what its policy forbids', async ({
  page,
}) => {
  const seen = await watch(page);
  for (const path of full.pages) {
    await page.goto(site.base + path);
    await alive(page);
    expect(await seen(), path).toEqual(NOTHING);
  }
});

test('moving from page to page asks for nothing forbidden either', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/');
  await alive(page);
  for (const path of ['/brands', '/catalogs', '/contact', '/about']) {
    await page.locator(`header a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await seen()).toEqual(NOTHING);
});

test('no screen of the panel runs it either', async ({ page }) => {
  test.slow();
  await enter(page);
  const seen = await watch(page);
  for (const path of full.screens) {
    await page.goto(`${site.base}/admin${path}`);
    await expect(page.getByText(/kalın|broken/).first()).toBeAttached();
    expect(await seen(), path).toEqual(NOTHING);
  }
});

for (const [what, markup] of [
  ['a script', `<script>${RUN}</script>`],
  ['a handler', `<img src="/yok.png" onerror="${RUN}">`],
  ['a script with a nonce', `<script nonce="x">${RUN}</script>`],
  ['an address that is a program', `<iframe src="javascript:parent.broken=1"></iframe>`],
] as const)
  test(`${what} that gets into the page itself is not run`, async ({ page }) => {
    const seen = await watch(page);
    await page.route(`${site.base}/`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('<main', `${markup}<main`);
      expect(body).toContain(markup);
      await route.fulfill({ response: answer, body });
    });
    await page.goto(site.base);
    await alive(page);
    const { refused, ran } = await seen();
    expect(ran).toBe(false);
    expect(refused.join()).toMatch(/script-src/);
  });

test('the policy of a page names scripts, and allows none at large', async ({ request }) => {
  for (const path of ['/', '/admin', '/yok']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  }
});

test('text does not become markup or program by way of a script that trusts it', async ({ page }) => {
  await page.goto(site.base);
  await alive(page);
  const tried = await page.evaluate(async (run) => {
    // What is tried at once is tried in the name of the test, which may do more.
    await new Promise((done) => setTimeout(done));
    const ways: Array<() => unknown> = [
      () => {
        document.body.insertAdjacentHTML('beforeend', `<img src="/yok.png" onerror="${run}">`);
      },
      () => {
        document.body.appendChild(document.createElement('script')).textContent = run;
      },
      () => new Function(run)(),
      () => {
        document.createElement('div').innerHTML = '<b>kalın</b>';
      },
      () => (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('mine', {}),
      () => (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes.createPolicy('later', {}),
    ];
    return ways.map((way) => {
      try {
        way();
        return 'passed';
      } catch {
        return 'refused';
      }
    });
  }, RUN);
  expect(tried).toEqual(Array(6).fill('refused'));
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

type TrustedTypes = { createPolicy: (name: string, rules: object) => unknown };

test('who comes again to what has not changed has it with the policy it came with', async ({ request }) => {
  // Made anew for each visit, on the short way, a file of the build, and an answer of the API.
  for (const path of ['/contact', '/catalogs?q=nord', '/brands', '/icon-32.png', '/api/brands']) {
    const whole = await request.get(path);
    await request.get(path);
    const known = await request.get(path, { headers: { 'If-None-Match': whole.headers().etag ?? '' } });
    expect([path, known.status()]).toEqual([path, 304]);
    const policyOf = (answer: typeof known) => answer.headers()['content-security-policy'];
    expect([path, policyOf(known) ?? policyOf(whole)]).toEqual([path, policyOf(whole)]);
  }
});
