import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const minute = 60_000;

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    expect: { requireAssertions: true },
    globalSetup: 'tests/temporary-folder.ts',
    projects: [
      { extends: true, test: { name: 'unit', include: ['{domain,app,demo,cli,fonts}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/{engines,durability}/**/*.test.ts'],
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts'],
          testTimeout: 3 * minute,
          hookTimeout: 3 * minute,
        },
      },
    ],
  },
});
