import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../../bin/lib/browser.mjs';

const apt = `echo "$*" >> "$STAND_IN/apt.txt"
case "$*" in *chromium*) [ -e "$STAND_IN/apt-fails" ] && exit 100
printf '#!/bin/sh\\necho Chromium 140.0.1\\n' > "$STAND_IN/path/chromium"
/bin/chmod +x "$STAND_IN/path/chromium";; esac`;

const sudo = `shift; case "$1" in --*) shift;; esac; "$@"`;

describe('findBrowser', () => {
  let folder = '';
  const program = (name: string) => join(folder, 'path', name);
  const install = (name: string, script: string) =>
    writeFileSync(program(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrin-browser-'));
    mkdirSync(join(folder, 'path'));
    vi.stubEnv('PATH', join(folder, 'path'));
    vi.stubEnv('STAND_IN', folder);
    vi.stubEnv('CHROME_PATH', undefined);
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'downloads'));
    install('true', '');
    install('sudo', sudo);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('takes the one that CHROME_PATH names', async () => {
    install('chromium', 'echo Chromium 140.0.1');
    install('my-browser', 'echo Browser 1.2');
    vi.stubEnv('CHROME_PATH', program('my-browser'));
    await expect(findBrowser('node')).resolves.toBe(program('my-browser'));
  });

  it('refuses a CHROME_PATH that is no browser', async () => {
    vi.stubEnv('CHROME_PATH', program('nothing'));
    await expect(findBrowser('node')).rejects.toThrow('CHROME_PATH names');
  });

  it('passes over a program that only has the name', async () => {
    install('chromium', 'echo please visit the shop; exit 1');
    install('google-chrome', 'echo Google Chrome 141.0.2');
    await expect(findBrowser('node')).resolves.toBe(program('google-chrome'));
  });

  it("installs Debian's package when there is none", async () => {
    install('apt-get', apt);
    await expect(findBrowser('node')).resolves.toBe(program('chromium'));
    expect(readFileSync(join(folder, 'apt.txt'), 'utf8')).toMatch(/install -y .*chromium/);
  });

  it('says what to do when nothing can be installed', async () => {
    install('apt-get', apt);
    install('node', 'exit 1');
    writeFileSync(join(folder, 'apt-fails'), '');
    await expect(findBrowser(program('node'))).rejects.toThrow('set CHROME_PATH to its program file');
  });
});
