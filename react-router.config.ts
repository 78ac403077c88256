import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './server/pages/precompress.ts';
import { buildProgram } from './vite/program.ts';

export default {
  appDirectory: 'app',
  // Each build has a folder of its own, so that a site that runs is not built over.
  buildDirectory: process.env.VITRIN_BUILD ?? 'build',
  ssr: true,
  // All addresses come with the first page: moves then ask for nothing but their own page.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await precompress(join(buildDirectory, 'client', 'assets'));
    await buildProgram(join(buildDirectory, 'server'));
  },
} satisfies Config;
