import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '../lib/http.ts';
import { notifyFailed } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import type { Identified } from '../lib/resource.ts';
import { useTurns } from '../lib/use-turns.ts';

type Options<Row, Flag extends string> = {
  update: (id: string, patch: Partial<Record<Flag, boolean>> & { version: number }) => Promise<Row>;
  /** Shows the row as it now is. */
  put: (row: Row) => void;
  /** `Marka`: `Marka güncellenemedi`. */
  noun: string;
  /** Other kinds whose lists change with it. */
  kinds?: readonly string[];
};

/**
 * Switches a flag of one row right in the list: shown at once, taken back when it is refused. Several in quick
 * succession are sent one after the other.
 */
export function useRowToggle<Row extends Identified, Flag extends keyof Row & string>(
  options: Options<Row, Flag>,
) {
  const client = useQueryClient();
  const take = useTurns<Row>();
  const wanted = useRef(new Map<string, Map<Flag, boolean>>());

  async function send(stored: Row, flag: Flag, value: boolean): Promise<Row> {
    try {
      const patch = { [flag]: value, version: stored.version } as Partial<Record<Flag, boolean>> & {
        version: number;
      };
      const answer = await options.update(stored.id, patch);
      void refreshThing(client, ...(options.kinds ?? []));
      return answer;
    } catch (error) {
      const newer = isApiError(error, 409) && error.current;
      notifyFailed(
        newer
          ? `${options.noun} bu arada değişmiş; yeni hâli gösteriliyor`
          : `${options.noun} güncellenemedi`,
        error,
      );
      return newer ? (newer as Row) : stored;
    }
  }

  return async function toggle(row: Row, flag: Flag, value: boolean) {
    const flags = wanted.current.get(row.id) ?? new Map<Flag, boolean>();
    wanted.current.set(row.id, flags.set(flag, value));
    options.put({ ...row, [flag]: value });
    const { stored, isLast } = await take(row.id, row, (before) => send(before, flag, value));
    if (isLast) wanted.current.delete(row.id);
    else if (flags.get(flag) === value) flags.delete(flag);
    options.put(isLast ? stored : { ...stored, ...Object.fromEntries(flags) });
  };
}
