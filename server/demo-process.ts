import { readEnv } from './env.ts';
import { loadFirstDemo } from './first-start.ts';
import { openServices } from './services.ts';

const services = await openServices({ env: readEnv(process.env) });
await loadFirstDemo(services, (line) => process.stdout.write(`${line}\n`));
await services.close();
