import type { RateLimits } from '../../rate-limits.ts';
import type { Device } from './devices.ts';
import type { Client } from './own.ts';
import { createThrottle } from './throttle.ts';

/** Wrong passwords for one account from everywhere, before the next one waits. */
const FREE_FROM_EVERYWHERE = 10;
const FREE_FROM_ADDRESS = 100;

/** Who tries, and from where; `device` is one that this person has signed in with before. */
export type Trial = { subject: string; client: Client; device: Device | null };

/**
 * Slows guesses down: by account and address, by address for all accounts, and by account for all addresses. A known
 * device has a count of its own, so that nobody else's guesses slow it; nothing is ever locked.
 */
export function createGate(rateLimits: RateLimits) {
  const byPair = createThrottle(rateLimits, 'account');
  const byAddress = createThrottle(rateLimits, 'address', { freeTries: FREE_FROM_ADDRESS });
  const byAccount = createThrottle(rateLimits, 'everywhere', {
    freeTries: FREE_FROM_EVERYWHERE,
    isStored: true,
  });

  function countsOf({ subject, client, device }: Trial) {
    if (device) return [{ throttle: byPair, key: `device ${device.id}`, forgives: true }];
    return [
      { throttle: byPair, key: `${subject} ${client.address}`, forgives: true },
      { throttle: byAddress, key: client.address, forgives: false },
      { throttle: byAccount, key: subject, forgives: false },
    ];
  }

  /**
   * Does `work` when it is not too soon; whatever it throws counts as a failed try.
   * @throws AppError too_many
   */
  async function attempt<T>(trial: Trial, work: () => Promise<T>): Promise<T> {
    const line = trial.device ? `device ${trial.device.id}` : trial.subject;
    return byPair.inLine(line, async () => {
      const counts = countsOf(trial);
      for (const { throttle, key } of counts) await throttle.check(key);
      const settled: Array<() => Promise<void>> = [];
      for (const { throttle, key, forgives } of counts) {
        const { succeed } = await throttle.attempt(key);
        settled.push(forgives ? () => throttle.clear(key) : succeed);
      }
      const result = await work();
      for (const settle of settled) await settle();
      return result;
    });
  }

  return { attempt, byPair };
}

export type Gate = ReturnType<typeof createGate>;
