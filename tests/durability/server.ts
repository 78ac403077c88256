import { serve } from '@hono/node-server';
import { openTestApp } from '../factories.ts';

/** The API in a process of its own, on a folder and a free port: for tests that end it without warning. */
const [folder = ''] = process.argv.slice(2);
try {
  const { app, token } = await openTestApp({ folder });
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
    console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/api`, token }));
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
