import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const minute = 60_000;

export default defineConfig({
  test: {
    maxWorkers: availableParallelism() + 1,
    // Modules are read once a worker: what a test changes of the process it puts back.
    isolate: false,
    expect: { requireAssertions: true, poll: { timeout: minute } },
    globalSetup: 'tests/temporary-folder.ts',
    // Time enough for a machine that has a dozen other things to do: no test is tried twice.
    testTimeout: 3 * minute,
    hookTimeout: 3 * minute,
    teardownTimeout: minute,
    projects: [
      { extends: true, test: { name: 'unit', include: ['{domain,app,demo,cli,fonts}/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'server', include: ['server/**/*.test.ts'] } },
      { extends: true, test: { name: 'engines', include: ['tests/{engines,durability}/**/*.test.ts'] } },
      { extends: true, test: { name: 'house', include: ['tests/house/**/*.test.ts'] } },
    ],
  },
});
