import { LRUCache } from 'lru-cache';
import { AppError } from '../../../domain/errors.ts';

const WINDOW_MS = 10 * 60 * 1000;
const MESSAGES_PER_WINDOW = 40;

/** Counts messages per address, so that a form robot cannot fill the inbox. */
export function createMessageGate(clock: () => Date) {
  const windows = new LRUCache<string, { count: number; until: number }>({ max: 20_000 });
  return (address: string): void => {
    const now = clock().getTime();
    const known = windows.get(address);
    const { count, until } = known && known.until > now ? known : { count: 0, until: now + WINDOW_MS };
    if (count >= MESSAGES_PER_WINDOW) {
      throw new AppError(
        'too_many',
        'Kısa sürede çok fazla mesaj gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
        { retryAfter: Math.ceil((until - now) / 1000) },
      );
    }
    windows.set(address, { count: count + 1, until });
  };
}
