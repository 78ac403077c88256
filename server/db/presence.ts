const AGAIN_MS = 500;

/**
 * Whether a server is there. A doubt has it asked, again and again until it answers; while it does not, nobody waits
 * for it.
 * @param unseen it counts as away until it has answered once
 */
export function createPresence(ask: () => Promise<void>, { unseen = false } = {}) {
  let isAway = unseen;
  // Of one that was never there it is news that it is not.
  let isKnown = !unseen;
  let isAsking = false;
  let timer: NodeJS.Timeout | undefined;
  const listeners: Array<() => void> = [];
  const backListeners: Array<() => void> = [];

  async function look(): Promise<void> {
    try {
      await ask();
      const isNews = isAway;
      isAway = false;
      isAsking = false;
      isKnown = true;
      if (isNews) for (const listener of backListeners) listener();
    } catch {
      const isNews = !isAway || !isKnown;
      isAway = true;
      isKnown = true;
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
    /** Called when it is there again, or for the first time. */
    onBack: (listener: () => void): void => {
      backListeners.push(listener);
    },
    close: (): void => {
      isAsking = false;
      clearTimeout(timer);
    },
  };
}

export type Presence = ReturnType<typeof createPresence>;
