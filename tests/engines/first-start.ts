import { readEnv } from '../../server/env.ts';
import { openFirst } from '../../server/first-start.ts';

/** A first start in a process of its own, which ends once the site could serve. */
const services = await openFirst(readEnv(process.env), { demo: true, say: console.log });
await services.close();
