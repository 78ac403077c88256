import { createHook } from 'node:async_hooks';

const held: object[] = [];

/**
 * Holds what Node makes for one `process.nextTick` for as long as the process lives. V8 forgets the shape of such
 * objects when it collects while none is alive; those of later are then put together property by property, which was a
 * fifth of what a 304 costs (`npm run bench -- kept`).
 */
export function holdTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') held.push(resource);
    },
  }).enable();
  process.nextTick(() => undefined);
  hook.disable();
}
