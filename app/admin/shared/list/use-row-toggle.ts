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

/** What is on its way for one row: each change waits for the version that the one before it makes. */
type Work<Row, Flag extends string> = { stored: Promise<Row>; wanted: Map<Flag, boolean>; waiting: number };

/**
 * Switches a flag of one row right in the list: shown at once, taken back when it is refused. Several in quick
 * succession are sent one after the other.
 */
export function useRowToggle<Row extends Identified, Flag extends keyof Row & string>(
  options: Options<Row, Flag>,
) {
  const client = useQueryClient();
  const works = useRef(new Map<string, Work<Row, Flag>>());

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
    const work = works.current.get(row.id) ?? { stored: Promise.resolve(row), wanted: new Map(), waiting: 0 };
    works.current.set(row.id, work);
    work.wanted.set(flag, value);
    work.waiting += 1;
    options.put({ ...row, [flag]: value });
    work.stored = work.stored.then((stored) => send(stored, flag, value));
    const stored = await work.stored;
    if (work.wanted.get(flag) === value) work.wanted.delete(flag);
    options.put({ ...stored, ...Object.fromEntries(work.wanted) });
    work.waiting -= 1;
    if (work.waiting === 0) works.current.delete(row.id);
  };
}
