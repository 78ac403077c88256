import { createHttpServer } from '../../server/http/listen.ts';
import { createStop, IN_ORDER } from '../../server/stop.ts';
import { openTestApp } from '../factories.ts';

/**
 * The API in a process of its own, on a folder, a database where one is named, and a free port: for tests that end it.
 * It stops as the program does.
 */
const [folder = '', databaseUrl] = process.argv.slice(2);
try {
  const { app, token, services } = await openTestApp({ folder, databaseUrl: databaseUrl || undefined });
  const { server, drain } = createHttpServer(app.fetch);
  const stop = createStop({ server, drain, services });
  process.on('SIGTERM', () => void stop(IN_ORDER, () => process.exit(0)));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    console.log(JSON.stringify({ url: `http://127.0.0.1:${port}/api`, token }));
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
