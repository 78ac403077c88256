import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './server/pages/precompress.ts';
import { buildProgram } from './vite/program.ts';
import { writeSiteManifest } from './vite/site-manifest.ts';

export default {
  appDirectory: 'app',
  // Each build has a folder of its own, so that a site that runs is not built over.
  buildDirectory: process.env.VITRIN_BUILD ?? 'build',
  ssr: true,
  // All addresses come with the first page: moves then ask for nothing but their own page. Those of the panel do not
  // come with public pages (`vite/site-manifest.ts`).
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const assets = join(buildDirectory, 'client', 'assets');
    await writeSiteManifest(assets);
    await precompress(assets);
    await buildProgram(join(buildDirectory, 'server'));
  },
} satisfies Config;
