import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStandIn, type StandIn } from './stand-in.ts';

const root = join(import.meta.dirname, '..', '..');

// Plays the server: tells its version and its process, is ready or not, and restarts as the real one does.
const server = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { announcePresence, restart } from './restart.ts';
const given = { ...process.env };
const version = readFileSync('app/root.tsx', 'utf8');
if (version === 'crashes') { console.error('the database is newer'); process.exit(3); }
const server = createServer((request, response) => {
  response.statusCode = version === 'unready' ? 503 : 200;
  response.end(version + ' ' + process.pid);
});
server.listen(0, '127.0.0.1', () => announcePresence('127.0.0.1', server.address().port));
process.on('SIGTERM', () => process.exit(0));
process.on('SIGUSR2', () => restart(given));
`;
const noting = (word: string) =>
  `import { appendFileSync } from 'node:fs'; appendFileSync('calls.txt', '${word} ' + process.env.DATA_DIR + '\\n');`;

describe('npm run update', () => {
  let project: StandIn;
  let origin: string;

  function git(cwd: string, ...args: string[]): string {
    const own = ['-c', 'user.name=x', '-c', 'user.email=x@example.com', '-c', 'init.defaultBranch=main'];
    const { status, stdout, stderr } = spawnSync('git', [...own, ...args], { cwd, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  }

  beforeEach(() => {
    project = createStandIn();
    project.write('server/main.ts', server);
    cpSync(join(root, 'server', 'restart.ts'), join(project.folder, 'server', 'restart.ts'));
    mkdirSync(join(project.folder, 'cli'));
    project.write('cli/backup.ts', noting('copy'));
    project.write('cli/undo-upgrade.ts', `${noting('undo')} console.log('the database of before');`);
    project.write('package.json', '{ "type": "module", "version": "1.0.0" }');
    project.write('.gitignore', 'node_modules\nbuild/\n.cache/\ncalls.txt\nbuild-fails\ndata/\n');
    project.write('old.txt', 'only here');
    project.write('app/root.tsx', 'one');
    mkdirSync(join(project.folder, 'data'));
    project.write('data/kept', 'kept');
    git(project.folder, 'init', '--quiet');
    commit(project.folder);
    origin = mkdtempSync(join(tmpdir(), 'vitrin-origin-'));
    git(origin, 'clone', '--quiet', project.folder, '.');
    git(project.folder, 'remote', 'add', 'origin', origin);
    git(project.folder, 'fetch', '--quiet');
    git(project.folder, 'branch', '--quiet', '--set-upstream-to=origin/main');
  });

  afterEach(() => {
    project.dispose();
    rmSync(origin, { recursive: true, force: true });
  });

  function commit(folder: string): void {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '-m', 'a version');
  }

  function publish(version: string): void {
    rmSync(join(origin, 'old.txt'), { force: true });
    writeFileSync(join(origin, 'app', 'root.tsx'), version);
    writeFileSync(join(origin, 'new.txt'), version);
    writeFileSync(join(origin, 'package.json'), `{ "type": "module", "version": "${version}" }`);
    commit(origin);
  }

  async function answer(): Promise<{ status: number; version: string; pid: string }> {
    const { url } = JSON.parse(project.read('.cache/server.json'));
    const response = await fetch(url);
    const [version = '', pid = ''] = (await response.text()).split(' ');
    return { status: response.status, version, pid };
  }

  async function serving(version: string) {
    await vi.waitFor(async () => expect(await answer()).toMatchObject({ status: 200, version }), {
      timeout: 60_000,
    });
    return answer();
  }

  const files = () => ['old.txt', 'new.txt'].map((name) => existsSync(join(project.folder, name)));
  const head = (folder: string) => git(folder, 'rev-parse', 'HEAD');

  it.each([
    ['is replaced', 'launchWith', ['crashes', 'unready']],
    ['stays above the server', 'launchBesideWith', ['crashes']],
  ] as const)(
    'goes back from versions that are not ready, and takes one that is, where the launcher %s',
    async (_, launch, all) => {
      const site = project[launch]({ UPDATE_READY_SECONDS: '1', DATA_DIR: 'of-the-server' }, 'start');
      const first = await serving('one');
      const before = head(project.folder);

      for (const broken of all) {
        publish(broken);
        const { code, output } = await project.launch('update').ended;
        expect(output).toContain(broken === 'crashes' ? 'it ended with exit code 3' : '/readyz answers 503');
        expect(code).toBe(1);
        await serving('one');
        expect([head(project.folder), files()]).toEqual([before, [true, false]]);
        expect(git(project.folder, 'status', '--porcelain')).toBe('');
      }
      expect(project.calls().filter((call) => /copy|undo/.test(call))).toEqual(
        Array(all.length).fill(['copy of-the-server', 'undo of-the-server']).flat(),
      );
      // Lines of JSON like all others of a log.
      expect(site.run.output).toContain('"msg":"the database of before"}');

      publish('two');
      const { code, output } = await project.launch('update').ended;
      expect(output).toContain('The site runs with version two');
      expect(code).toBe(0);
      const second = await serving('two');
      expect(second.pid === first.pid).toBe(false);
      expect([head(project.folder), files()]).toEqual([head(origin), [false, true]]);
      expect(git(project.folder, 'status', '--porcelain')).toBe('');
      expect(project.read('data/kept')).toBe('kept');

      const same = await project.launch('update', '--no-copy').ended;
      expect(same.output).toContain('the newest version already');
      site.run.child.kill('SIGTERM');
      expect((await site.ended).code).toBe(0);
    },
  );

  it('changes nothing where the new version cannot be built, or files were changed here', async () => {
    const { ended, run } = project.launch('start');
    await serving('one');
    publish('two');
    writeFileSync(join(origin, 'build-fails'), '');
    git(origin, 'add', '--force', 'build-fails');
    commit(origin);
    const failed = await project.launch('update').ended;
    expect(failed.output).toContain('cannot resolve ./nothing.ts');
    expect(failed.code).toBe(1);
    project.write('old.txt', 'changed');
    expect((await project.launch('update').ended).output).toContain('Files of the program were changed here');
    expect(await answer()).toMatchObject({ version: 'one' });
    run.child.kill('SIGTERM');
    await ended;
  });

  it('takes an unpacked release at the next start, and goes on where a start was cut off', async () => {
    rmSync(join(project.folder, '.git'), { recursive: true });
    publish('two');
    const { code, output } = await project.launch('update', '--from', origin).ended;
    expect(output).toContain('The next npm start takes version two');
    expect(code).toBe(0);
    // As after a machine that went off between two of the changes.
    const next = join(project.folder, '.cache', 'update', 'next');
    mkdirSync(join(next, '..', 'before'));
    renameSync(join(project.folder, 'app'), join(next, '..', 'before', 'app'));
    const change = JSON.parse(readFileSync(join(next, '..', 'switch.json'), 'utf8'));
    project.write('.cache/update/switch.json', JSON.stringify({ ...change, state: 'taking' }));
    const { run, ended } = project.launch('start');
    await serving('two');
    expect(project.read('new.txt')).toBe('two');
    run.child.kill('SIGTERM');
    await ended;
  });
});
