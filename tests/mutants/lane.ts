/** Runs tests of the copy that it stands in, as it is told to: the runner stays warm from one breakage to the next. */
import { createVitest, type TestModule } from 'vitest/node';
import type { Ending } from './ending.ts';

const vitest = await createVitest(
  'test',
  { root: process.cwd(), watch: false, bail: 1, cache: false, reporters: [], maxWorkers: 1 },
  {},
);
await vitest.standalone();

function endingOf(modules: readonly TestModule[]): Ending {
  if (modules.length > 0 && modules.every((module) => module.ok())) return { is: 'passed' };
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  // Where no test is known the files could not be loaded: that is no test that noticed something.
  if (tests.length === 0)
    return {
      is: 'broken',
      reason: modules.flatMap((module) => module.errors().map((error) => error.message)).join('\n'),
    };
  const failed = tests.find((test) => test.result().state === 'failed');
  return { is: 'failed', test: failed?.fullName ?? 'a hook' };
}

process.on(
  'message',
  async ({ changed, files }: { changed: readonly string[]; files: readonly string[] }) => {
    for (const path of changed) vitest.invalidateFile(path);
    const { testModules } = await vitest.runTestFiles([...files]);
    process.send?.(endingOf(testModules));
  },
);
process.on('disconnect', () => process.exit());
process.send?.('ready');
