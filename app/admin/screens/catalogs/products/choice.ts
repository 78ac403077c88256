import { useState } from 'react';
import type { Product } from '../../../../../domain/things/product.ts';

/** Which products belong to a catalog from now on: what is ticked against how it is. */
export function useChoice(catalogId: string) {
  const [turned, setTurned] = useState<ReadonlyMap<string, Product>>(new Map());
  const [last, setLast] = useState<string | null>(null);

  const isIn = (row: Product) => (row.catalogId === catalogId) !== turned.has(row.id);

  /** Ticks rows, or takes their ticks away. */
  function put(rows: readonly Product[], on: boolean): void {
    setTurned((before) => {
      const next = new Map(before);
      for (const row of rows)
        if ((row.catalogId === catalogId) === on) next.delete(row.id);
        else next.set(row.id, row);
      return next;
    });
  }

  /** Ticks one row; with Shift all between it and the one before. */
  function tick(
    shown: readonly Product[],
    row: Product,
    { on, range }: { on: boolean; range: boolean },
  ): void {
    const [here, there] = [shown.indexOf(row), shown.findIndex(({ id }) => id === last)];
    const isRange = range && there >= 0;
    put(isRange ? shown.slice(Math.min(here, there), Math.max(here, there) + 1) : [row], on);
    setLast(row.id);
  }

  const changes = [...turned.values()];
  const added = changes.filter((row) => row.catalogId !== catalogId);
  return { isIn, put, tick, added, removed: changes.filter((row) => row.catalogId === catalogId) };
}

export type Choice = ReturnType<typeof useChoice>;
