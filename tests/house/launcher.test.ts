import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStandIn, type StandIn } from './stand-in.ts';

describe('the launcher', () => {
  let project: StandIn;

  beforeEach(() => {
    project = createStandIn();
  });

  afterEach(() => project.dispose());

  async function once() {
    return await project.launch('start', '--once').ended;
  }

  it('installs, builds and serves, and passes arguments and exit code on', async () => {
    const { code, output } = await once();
    expect(output).toContain('Installing packages');
    expect(output).toContain('Building pages and server');
    expect(output).toContain('serving --demo --once as production');
    expect(code).toBe(5);
    expect(project.calls()).toEqual(['install', 'build']);
  });

  it('says everything in lines of JSON where no terminal shows it, failures too', async () => {
    const { output } = await once();
    const own = output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('serving'));
    expect(own.length).toBeGreaterThan(3);
    expect(own.map((line) => JSON.parse(line))).toContainEqual({
      ...{ level: 30, time: expect.any(Number), msg: 'Installing packages …' },
    });
    project.write('build-fails', '');
    project.write('app/root.tsx', 'another root');
    const failed = (await once()).output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(failed.at(-1)).toMatchObject({ level: 60, msg: expect.stringContaining('cannot resolve') });
  });

  it('skips on the second start what is current', async () => {
    await once();
    const { output } = await once();
    expect(output).toBe('serving --demo --once as production\n');
    expect(project.calls()).toEqual(['install', 'build']);
  });

  it('builds again when a source changed, and does not install', async () => {
    await once();
    project.write('app/root.tsx', 'another root');
    await once();
    expect(project.calls()).toEqual(['install', 'build', 'build']);
  });

  it('builds beside what is served, names it when it is whole, and keeps the last three', async () => {
    const served: string[] = [];
    for (const root of ['one', 'two', 'three', 'four']) {
      project.write('app/root.tsx', root);
      await once();
      served.push(project.read('build/current'));
    }
    expect(new Set(served).size).toBe(4);
    for (const name of served)
      expect(existsSync(join(project.folder, 'build', name))).toBe(name !== served[0]);
    project.write('build-fails', '');
    project.write('app/root.tsx', 'five');
    await once();
    expect(project.read('build/current')).toBe(served[3]);
  });

  it('installs and builds again when the lock file changed', async () => {
    await once();
    project.write(
      'package-lock.json',
      '{ "packages": { "": {}, "node_modules/tool": { "version": "1.0.0" } } } ',
    );
    project.remove('node_modules/.package-lock.json');
    await once();
    expect(project.calls()).toEqual(['install', 'build', 'install', 'build']);
  });

  it.each([
    ['the environment', { NODE_ENV: 'production' }, ''],
    ['the file beside it', {}, 'PORT=80\nNODE_ENV="production"\n'],
  ])('asks for no demo company where %s says that this is a production', async (_, env, file) => {
    if (file) project.write('.env', file);
    const { output } = await project.launchWith(env, 'start', '--once').ended;
    expect(output).toContain('serving --once as production');
  });

  it('takes a tree that was installed by hand as it is', async () => {
    await once();
    project.remove('node_modules/.vitrin-installed');
    await once();
    expect(project.calls()).toEqual(['install', 'build']);
  });

  it('serves what is prepared where it may write nothing beside itself', async () => {
    await once();
    project.remove('.cache');
    // Root may write into any folder, though not below a file.
    project.write('.cache', '');
    const { code, output } = await once();
    expect(output).toContain('serving --demo --once as production');
    expect(code).toBe(5);
  });

  it('installs and builds once when two starts meet', async () => {
    const [a, b] = await Promise.all([once(), once()]);
    expect([a.code, b.code]).toEqual([5, 5]);
    expect(project.calls()).toEqual(['install', 'build']);
  });

  it('shows what npm said when it fails, what to do, and tries again the next time', async () => {
    project.write('npm-fails', '');
    const { code, output } = await once();
    expect(code).toBe(1);
    expect(output).toContain('npm error no network');
    expect(output).toContain('Check the network connection');
    project.remove('npm-fails');
    expect((await once()).code).toBe(5);
  });

  it('does not trust an install that differs from the lock file', async () => {
    project.write('npm-lies', '');
    const { code, output } = await once();
    expect(code).toBe(1);
    expect(output).toContain('npm left out or changed: node_modules/tool');
  });

  it('refuses a package.json that its lock file does not follow', async () => {
    project.write('package.json', '{ "type": "module", "dependencies": { "tool": "2.0.0" } }');
    const { code, output } = await once();
    expect(code).toBe(1);
    expect(output).toContain('package.json and package-lock.json name different packages');
  });

  it('shows what the build said when it fails, and builds the next time', async () => {
    project.write('build-fails', '');
    const { code, output } = await once();
    expect(code).toBe(1);
    expect(output).toContain('cannot resolve ./nothing.ts');
    expect(output).toContain('Correct the error above');
    project.remove('build-fails');
    expect((await once()).code).toBe(5);
    expect(project.calls()).toEqual(['install', 'build', 'build']);
  });

  it('stops the server in order on SIGTERM', async () => {
    const { run, ended } = project.launch('start');
    await vi.waitFor(() => expect(run.output).toContain('serving'), { timeout: 60_000 });
    run.child.kill('SIGTERM');
    const { code, output } = await ended;
    expect(output).toContain('stopped in order');
    expect(code).toBe(7);
  });

  it('stops the server in order when the shell that npm started is killed', async () => {
    const { run, ended } = project.launchBelowShell('start');
    await vi.waitFor(() => expect(run.output).toContain('serving'), { timeout: 60_000 });
    run.child.kill('SIGKILL');
    expect((await ended).output).toContain('stopped in order');
  });

  it('leaves no server behind when it is killed without a chance to stop it', async () => {
    const { run, ended } = project.launchBeside('start');
    await vi.waitFor(() => expect(run.output).toContain('serving'), { timeout: 60_000 });
    run.child.kill('SIGKILL');
    expect((await ended).output).toContain('stopped in order');
  });

  it('serves for developers with NODE_ENV=development and without a build', async () => {
    const { output } = await project.launch('dev', '--once').ended;
    expect(output).toContain('serving --once as development');
    expect(project.calls()).toEqual(['install']);
  });

  it('runs a script of the project, and says when there is none', async () => {
    const missing = await project.launch('run', 'cli/nothing.ts').ended;
    expect(missing.code).toBe(2);
    expect(missing.output).toBe('There is no file cli/nothing.ts in this project.\n');
    expect(existsSync(join(project.folder, 'node_modules'))).toBe(false);
    const { code } = await project.launch('run', 'server/main.ts', '--once').ended;
    expect(code).toBe(5);
  });

  it('explains itself when the command is unknown', async () => {
    const { code, output } = await project.launch('constructor').ended;
    expect(code).toBe(2);
    expect(output).toContain('Usage: node bin/vitrin.mjs <command>');
  });
});
