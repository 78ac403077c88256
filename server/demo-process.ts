import { readEnv } from './env.ts';
import { loadFirstDemo } from './first-start.ts';
import { createAnnouncer } from './log.ts';
import { openServices } from './services.ts';

// Whoever started this is gone, and with it whoever waits for the end.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const announcer = createAnnouncer();

async function main(): Promise<void> {
  const services = await openServices({ env: readEnv(process.env) });
  try {
    await loadFirstDemo(services, announcer.say);
  } finally {
    await services.close();
  }
}

main().catch((error: unknown) => {
  announcer.fail(error);
  process.exitCode = 1;
});
