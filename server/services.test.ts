import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openTestApp } from '../tests/factories.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function openAndClose(): Promise<WeakRef<object>> {
  const test = await openTestApp();
  await test.call('POST', '/auth/login', { email: 'nobody@vitrin.test', password: 'falan-filan' });
  const services = new WeakRef(test.services);
  await test.close();
  return services;
}

it('services that are closed leave memory: nothing goes on for them', async () => {
  const services = await openAndClose();
  for (let look = 0; look < 50 && services.deref(); look++) {
    await new Promise((done) => setTimeout(done, 20));
    collect();
  }
  expect(services.deref()).toBeUndefined();
});
