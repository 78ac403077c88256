import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ADMIN } from './bench/site.ts';
import { programFile } from './bin/lib/build.mjs';
import { LAUNCHED } from './bin/lib/children.mjs';

/** A server for each worker: no test meets what another one is writing at that moment. */
const ports = (process.env.E2E_PORTS ?? '4319,4320').split(',').map(Number);
const urls = ports.map((port) => `http://127.0.0.1:${port}`);
const baseURL = urls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** One folder for the run: workers read this file again and inherit the choice of the first process. */
function dataFolder(): string {
  const inherited = process.env.E2E_DATA_DIR;
  if (inherited) return inherited;
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-e2e-'));
  process.env.E2E_DATA_DIR = folder;
  // `npm test` has the demo company loaded already; without it each server begins by loading its own.
  const demo = process.env.E2E_DEMO;
  if (demo)
    for (const worker of ports.keys()) cpSync(demo, join(folder, String(worker)), { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  // A picture that lacks is a fault, not a first one to be taken.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  workers: ports.length,
  // Time enough for a machine that has a dozen other things to do: no test is tried twice.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Nothing has to be waited for that only moves; tests of motion emulate it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace doubles the time of a test: it is for looking at one that failed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
      args: [...rootFlags, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  // A test is for the desktop unless its tags say @phone (both) or @phone-only.
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@phone-only/ },
    // The layout of a phone; painting its pixels would take seven times as long.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1 }, grep: /@phone/ },
  ],
  webServer: ports.map((port, worker) => ({
    command: `"${process.execPath}" --import ./bin/lib/follow-parent.mjs ${programFile()} --demo`,
    url: `${urls[worker]}/`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      // Ends with the run, also where that was killed.
      ...LAUNCHED,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: urls[worker] ?? '',
      DATA_DIR: join(dataFolder(), String(worker)),
      // Set, though empty: a developer's .env must not reach the tests.
      DATABASE_URL: '',
      SMTP_URL: '',
      S3_ENDPOINT: '',
      S3_BUCKET: '',
      LOG_LEVEL: 'warn',
      // Minutes of work for pictures of the demo company that no test looks at, beside all tests.
      PICTURES_AT_START: 'false',
      // Lets a test speak from an address of its own, where the server counts calls by address.
      TRUST_PROXY: 'true',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    },
  })),
});
