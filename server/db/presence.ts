const AGAIN_MS = 500;

/**
 * Whether a server is there. A doubt has it asked, again and again until it answers; while it does not, nobody waits
 * for it.
 */
export function createPresence(ask: () => Promise<void>) {
  let isAway = false;
  let isAsking = false;
  let timer: NodeJS.Timeout | undefined;
  const listeners: Array<() => void> = [];

  async function look(): Promise<void> {
    try {
      await ask();
      isAway = false;
      isAsking = false;
    } catch {
      const isNews = !isAway;
      isAway = true;
      if (isNews) for (const listener of listeners) listener();
      if (isAsking) timer = setTimeout(() => void look(), AGAIN_MS).unref();
    }
  }

  return {
    isAway: () => isAway,
    /** Has the server asked, by whoever met a reason to. */
    doubt: (): void => {
      if (isAsking) return;
      isAsking = true;
      void look();
    },
    /** Called when the server turns out not to be there. */
    onAway: (listener: () => void): void => {
      listeners.push(listener);
    },
    close: (): void => {
      isAsking = false;
      clearTimeout(timer);
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;
