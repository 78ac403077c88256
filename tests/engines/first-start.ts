import { brandInput } from '../../domain/things/brand.ts';
import { programContext } from '../../server/context.ts';
import { readEnv } from '../../server/env.ts';
import { openFirst } from '../../server/first-start.ts';
import { openServices } from '../../server/services.ts';

const env = readEnv(process.env);

/** A small company in place of the demo, which takes its time. */
async function load(): Promise<void> {
  const services = await openServices({ env });
  for (const name of ['Bir', 'İki', 'Üç'])
    await services.catalogue.brands.create(programContext('Örnek veri'), brandInput.parse({ name }));
  await services.close();
}

/** A first start in a process of its own, which ends once the site could serve. */
const services = await openFirst(env, { demo: true, say: console.log, load });
await services.close();
