import { LRUCache } from 'lru-cache';
import { AppError } from '../../../domain/errors.ts';

const FREE_TRIES = 5;
const LONGEST_SECONDS = 15 * 60;
const FORGET_AFTER_MS = 60 * 60 * 1000;

type Failures = { count: number; at: number; until: number };

/** Makes each further failure of a key wait twice as long; forgotten an hour after the last one, never a lock. */
export function createThrottle(clock: () => Date, freeTries = FREE_TRIES) {
  const failures = new LRUCache<string, Failures>({ max: 20_000 });
  const lines = new Map<string, Promise<undefined>>();

  function known(key: string): Failures | undefined {
    const found = failures.get(key);
    return found && clock().getTime() - found.at < FORGET_AFTER_MS ? found : undefined;
  }

  /** @throws AppError too_many with the seconds to wait. */
  function check(key: string): void {
    const wait = Math.ceil(((known(key)?.until ?? 0) - clock().getTime()) / 1000);
    if (wait <= 0) return;
    throw new AppError('too_many', `Çok fazla deneme yapıldı. ${wait} saniye sonra tekrar deneyin.`, {
      retryAfter: wait,
    });
  }

  /**
   * Counts a try as failed before its outcome is known: a hundred tries at once are a hundred, not one.
   * `succeed` takes that back.
   */
  function attempt(key: string): { succeed: () => void } {
    const now = clock().getTime();
    const before = known(key);
    const count = (before?.count ?? 0) + 1;
    const seconds = count < freeTries ? 0 : Math.min(2 ** (count - freeTries), LONGEST_SECONDS);
    failures.set(key, { count, at: now, until: now + seconds * 1000 });
    function succeed(): void {
      const last = known(key);
      if (last) failures.set(key, { ...last, count: last.count - 1, until: before?.until ?? 0 });
    }
    return { succeed };
  }

  function clear(key: string): void {
    failures.delete(key);
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
