import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const minute = 60_000;

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    expect: { requireAssertions: true },
    retry: process.env.CI ? 1 : 0,
    globalSetup: 'tests/temporary-folder.ts',
    projects: [
      { extends: true, test: { name: 'unit', include: ['{domain,app,demo,cli}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          testTimeout: minute / 2,
          hookTimeout: minute,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/{engines,durability}/**/*.test.ts'],
          testTimeout: minute,
          hookTimeout: 2 * minute,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/house/**/*.test.ts'],
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
    ],
  },
});
