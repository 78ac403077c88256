import { AppError } from '../../../domain/errors.ts';
import type { RateLimits } from '../../rate-limits.ts';

const FREE_TRIES = 5;
const LONGEST_SECONDS = 15 * 60;
const FORGET_AFTER_SECONDS = 60 * 60;
// Moving the end of an hour on with every failure would be one more write each time.
const SLIDE_EVERY_MS = 60 * 1000;

/** Makes each further failure of a key wait twice as long; forgotten an hour after the last one, never a lock. */
export function createThrottle(
  rateLimits: RateLimits,
  name: string,
  { freeTries = FREE_TRIES, isStored = false } = {},
) {
  const failures = rateLimits(`${name} failures`, {
    ...{ points: freeTries, duration: FORGET_AFTER_SECONDS, isStored },
  });
  const waits = rateLimits(`${name} waits`, { points: 0, duration: LONGEST_SECONDS, isStored });
  const lines = new Map<string, Promise<undefined>>();

  /** @throws AppError too_many with the seconds to wait. */
  async function check(key: string): Promise<void> {
    const wait = Math.ceil(((await waits.get(key))?.msBeforeNext ?? 0) / 1000);
    if (wait <= 0) return;
    throw new AppError('too_many', `Çok fazla deneme yapıldı. ${wait} saniye sonra tekrar deneyin.`, {
      retryAfter: wait,
    });
  }

  /**
   * Counts a try as failed before its outcome is known: a hundred tries at once are a hundred, not one.
   * `succeed` takes that back.
   */
  async function attempt(key: string): Promise<{ succeed: () => Promise<void> }> {
    const { consumedPoints: count, msBeforeNext } = await failures.penalty(key);
    if (msBeforeNext < FORGET_AFTER_SECONDS * 1000 - SLIDE_EVERY_MS)
      await failures.set(key, count, FORGET_AFTER_SECONDS);
    if (count >= freeTries) await waits.block(key, Math.min(2 ** (count - freeTries), LONGEST_SECONDS));
    async function succeed(): Promise<void> {
      await failures.reward(key);
      await waits.delete(key);
    }
    return { succeed };
  }

  async function clear(key: string): Promise<void> {
    await failures.delete(key);
    await waits.delete(key);
  }

  /** Runs the tries of one key one after another: right ones that come together are not taken for failures. */
  async function inLine<T>(key: string, work: () => Promise<T>): Promise<T> {
    const running = (lines.get(key) ?? Promise.resolve()).then(work);
    const settled = running.then(
      () => undefined,
      () => undefined,
    );
    lines.set(key, settled);
    try {
      return await running;
    } finally {
      if (lines.get(key) === settled) lines.delete(key);
    }
  }

  return { check, attempt, clear, inLine };
}

export type Throttle = ReturnType<typeof createThrottle>;
