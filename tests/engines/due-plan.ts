import { once } from 'node:events';
import { readEnv } from '../../server/env.ts';
import { openServices } from '../../server/services.ts';

/** An instance in a process of its own that, once it is told to, looks for plans that are due and says how many it published. */
const services = await openServices({ env: readEnv(process.env) });
console.log('ready');
await once(process.stdin, 'data');
console.log(`published ${await services.plans.publishDue()}`);
await services.close();
process.exit();
