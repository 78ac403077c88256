import { describe, expect, it } from 'vitest';
import { createQueue, PRIORITY } from './queue.ts';

function gate() {
  return Promise.withResolvers<void>();
}

describe('the queue of heavy work', () => {
  it('runs no more at once than it may', async () => {
    const queue = createQueue({ concurrency: 2, waitingMax: 100 });
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        queue.run(PRIORITY.upload, async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(queue.size()).toBe(0);
  });

  it('lets visitors go before uploads and uploads before the background, each in their order', async () => {
    const queue = createQueue({ concurrency: 1, waitingMax: 100 });
    const first = gate();
    const order: string[] = [];
    const held = queue.run(PRIORITY.background, () => first.promise);
    const rest = (
      [
        ['background', PRIORITY.background],
        ['upload 1', PRIORITY.upload],
        ['page', PRIORITY.page],
        ['upload 2', PRIORITY.upload],
      ] as const
    ).map(([name, priority]) =>
      queue.run(priority, async () => {
        order.push(name);
      }),
    );
    first.resolve();
    await Promise.all([held, ...rest]);
    expect(order).toEqual(['page', 'upload 1', 'upload 2', 'background']);
  });

  it('refuses what would have to wait too long, and says when to come back', async () => {
    const queue = createQueue({ concurrency: 1, waitingMax: 1 });
    const first = gate();
    const held = [
      queue.run(PRIORITY.page, () => first.promise),
      queue.run(PRIORITY.page, async () => undefined),
    ];
    await expect(queue.run(PRIORITY.page, async () => undefined)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 10,
    });
    first.resolve();
    await Promise.all(held);
  });

  it('goes on after work that failed, and tells when nothing is left', async () => {
    const queue = createQueue({ concurrency: 1, waitingMax: 10 });
    const failed = queue.run(PRIORITY.page, () => Promise.reject(new Error('no')));
    let done = false;
    const next = queue.run(PRIORITY.page, async () => {
      done = true;
    });
    await expect(failed).rejects.toThrow('no');
    await queue.idle();
    expect(done).toBe(true);
    await next;
  });
});
