import { readEnv } from './env.ts';
import { loadFirstDemo } from './first-start.ts';
import { openServices } from './services.ts';

async function main(): Promise<void> {
  const services = await openServices({ env: readEnv(process.env) });
  try {
    await loadFirstDemo(services, (line) => process.stdout.write(`${line}\n`));
  } finally {
    await services.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
