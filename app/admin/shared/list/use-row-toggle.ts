import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '../../../lib/http.ts';
import type { Identified } from '../../../lib/resource.ts';
import { notifyFailed } from '../notices.ts';
import { refreshThing } from '../query-client.ts';

type Options<Row, Flag extends string> = {
  update: (id: string, patch: Partial<Record<Flag, boolean>> & { version: number }) => Promise<Row>;
  /** Shows the row as it now is. */
  put: (row: Row) => void;
  /** `Marka`: `Marka güncellenemedi`. */
  noun: string;
  /** Other kinds whose lists change with it. */
  kinds?: readonly string[];
};

/** Switches a flag of one row right in the list: shown at once, taken back when it is refused. */
export function useRowToggle<Row extends Identified, Flag extends keyof Row & string>(
  options: Options<Row, Flag>,
) {
  const client = useQueryClient();
  const busy = useRef(new Set<string>());

  return async function toggle(row: Row, flag: Flag, value: boolean) {
    if (busy.current.has(row.id)) return;
    busy.current.add(row.id);
    options.put({ ...row, [flag]: value });
    try {
      const patch = { [flag]: value, version: row.version } as Partial<Record<Flag, boolean>> & {
        version: number;
      };
      options.put(await options.update(row.id, patch));
      await refreshThing(client, ...(options.kinds ?? []));
    } catch (error) {
      const newer = isApiError(error, 409) && error.current;
      options.put(newer ? (newer as Row) : row);
      notifyFailed(
        newer
          ? `${options.noun} bu arada değişmiş; yeni hâli gösteriliyor`
          : `${options.noun} güncellenemedi`,
        error,
      );
    } finally {
      busy.current.delete(row.id);
    }
  };
}
