import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './http.ts';

const RETRIES = 1;

/** Only what may heal by itself is asked again: a broken connection or a failing server. */
function mayHeal(failures: number, error: Error): boolean {
  return failures < RETRIES && isApiError(error) && (error.status === 0 || error.status >= 502);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: 5 * 60_000,
        retry: mayHeal,
        retryDelay: 600,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Asks again, what is asked for the very first time right now too: its answer may be older than what has changed, and
 * invalidating alone would take it for new.
 */
async function askAgain(client: QueryClient, key: string): Promise<void> {
  await client.cancelQueries({ queryKey: [key], predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey: [key] });
}

/** Everything that shows rows of a kind, or counts them, is asked again. */
export async function refreshThing(client: QueryClient, ...kinds: string[]): Promise<void> {
  const derived = ['stats', 'activities', 'trash', 'history', 'dashboard'];
  await Promise.all([...kinds, ...derived].map((key) => askAgain(client, key)));
}
