import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const lock = { lockfileVersion: 3, packages: { '': {}, 'node_modules/tool': { version: '1.0.0' } } };

// Plays npm: notes its call, and leaves the tree and the record of it that npm would leave.
const npm = `
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
appendFileSync('calls.txt', 'install\\n');
if (existsSync('npm-fails')) { console.error('npm error no network'); process.exit(3); }
mkdirSync('node_modules/@react-router/dev', { recursive: true });
writeFileSync('node_modules/@react-router/dev/bin.cjs', \`
  const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  appendFileSync('calls.txt', 'build\\\\n');
  if (existsSync('build-fails')) { console.error('cannot resolve ./nothing.ts'); process.exit(1); }
  mkdirSync(process.env.VITRIN_BUILD + '/client/assets', { recursive: true });
  mkdirSync(process.env.VITRIN_BUILD + '/server');
  writeFileSync(process.env.VITRIN_BUILD + '/server/main.js', "import '../../../server/main.ts'");
\`);
const packages = { 'node_modules/tool': { version: existsSync('npm-lies') ? '0.9.0' : '1.0.0' } };
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

const server = `
import { writeSync } from 'node:fs';
const say = (line) => writeSync(1, line + '\\n');
process.on('SIGTERM', () => { say('stopped in order'); process.exit(7); });
say('serving ' + process.argv.slice(2).join(' ') + ' as ' + process.env.NODE_ENV);
if (process.argv.includes('--once')) process.exit(5);
setInterval(() => {}, 1000);
`;

const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];

export type StandIn = ReturnType<typeof createStandIn>;

/** A project in a temporary folder with the real launcher, and small programs in place of npm, build and server. */
export function createStandIn() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-launcher-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const children = new Set<ChildProcess>();
  cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true });
  for (const name of ['server', 'app']) mkdirSync(join(folder, name));
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', JSON.stringify(lock));
  write('npm-cli.cjs', npm);
  write('server/main.ts', server);
  write('app/root.tsx', 'root');

  const launcher = join(folder, 'bin', 'vitrin.mjs');
  const env = {
    PATH: process.env.PATH,
    npm_execpath: join(folder, 'npm-cli.cjs'),
    npm_node_execpath: process.execPath,
  };

  /** Starts the launcher. */
  function launch(...args: string[]) {
    return launchWith({}, ...args);
  }

  /** Starts it with more in its environment. */
  function launchWith(more: Record<string, string>, ...args: string[]) {
    const options = { cwd: tmpdir(), env: { ...env, ...more }, stdio };
    return watch(spawn(process.execPath, [launcher, ...args], options));
  }

  /** Starts it where a process cannot be replaced by another: it stays beside what it starts. */
  function launchBeside(...args: string[]) {
    return launchBesideWith({}, ...args);
  }

  /** Starts it there with more in its environment. */
  function launchBesideWith(more: Record<string, string>, ...args: string[]) {
    const before = 'data:text/javascript,process.execve = undefined';
    const run = ['--import', before, launcher, ...args];
    return watch(spawn(process.execPath, run, { cwd: tmpdir(), env: { ...env, ...more }, stdio }));
  }

  /** Starts it below a shell that stays, as npm does. */
  function launchBelowShell(...args: string[]) {
    const script = `"${process.execPath}" "${launcher}" ${args.join(' ')}; true`;
    const npmEnv = { ...env, npm_lifecycle_event: 'start' };
    return watch(spawn('sh', ['-c', script], { cwd: tmpdir(), env: npmEnv, stdio }));
  }

  /** `output` grows while the program runs; `ended` comes when all that write to it are gone. */
  function watch(child: ChildProcess) {
    children.add(child);
    const run = { child, output: '', code: undefined as number | null | undefined };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        run.output += text;
      });
    }
    const ended = new Promise<typeof run>((resolve) => {
      child.once('close', (code) => {
        run.code = code;
        resolve(run);
      });
    });
    return { run, ended };
  }

  return {
    folder,
    launch,
    launchWith,
    launchBeside,
    launchBesideWith,
    launchBelowShell,
    write,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    remove: (file: string) => rmSync(join(folder, file), { recursive: true, force: true }),
    calls: () => readFileSync(join(folder, 'calls.txt'), 'utf8').trim().split('\n'),
    dispose() {
      for (const child of children) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
