import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { formatCount } from '../../../../../domain/rules/format.ts';
import type { Product, ProductPatch } from '../../../../../domain/things/product.ts';
import { isApiError } from '../../../lib/http.ts';
import { errorSentence } from '../../../lib/notices.ts';
import { refreshThing } from '../../../lib/query-client.ts';
import { products } from '../../../lib/resources.ts';
import type { Rows } from '../../../lib/use-rows.ts';
import { useTurns } from '../../../lib/use-turns.ts';
import {
  CELL_FIELDS,
  CELL_NAMES,
  type CellField,
  type Choices,
  cellText,
  isStored,
  readCell,
} from './cell-values.ts';

export type Place = { id: string; field: CellField };
/** A value that is not stored yet: what was typed or pasted, what is written of it, and why that could not be done. */
export type Pending = Place & {
  row: Product;
  text: string;
  set?: ProductPatch | undefined;
  problem?: string | undefined;
};
type Undo = Place & { set: ProductPatch };
export type Step = 'up' | 'down' | 'left' | 'right' | 'stay';

const CHANGED = 'Bu arada değişmiş; yeniden kaydedin';

export function keyOf({ id, field }: Place): string {
  return `${id} ${field}`;
}

/** The row as it will be, until the server has answered. */
function shown(row: Product, set: ProductPatch, choices: Choices): Product {
  const { version: _version, categoryId, ...own } = set;
  const category = choices.categoryId.find(({ id }) => id === categoryId);
  return { ...row, ...own, ...(category && { categoryId: category.id, category }) } as Product;
}

/** What a cell said before it was written. */
function past(row: Product, set: ProductPatch): ProductPatch {
  return Object.fromEntries(Object.keys(set).map((key) => [key, Reflect.get(row, key)])) as ProductPatch;
}

/** The state of a list whose cells are written in place: which one is active, which is open, and what is not stored yet. */
export function useCells(rows: Rows<Product>, choices: Choices) {
  const client = useQueryClient();
  const take = useTurns<Product>();
  const [active, setActive] = useState<Place | null>(null);
  const [open, setOpen] = useState<(Place & { start: string | null }) | null>(null);
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map());
  const [saved, setSaved] = useState('');
  const [said, setSaid] = useState('');
  const [waiting, setWaiting] = useState<{ from: Place; cells: readonly string[][] } | null>(null);
  const undos = useRef<Undo[]>([]);
  const focusNext = useRef<Place | null>(null);

  useEffect(() => {
    if (!focusNext.current) return;
    const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(keyOf(focusNext.current))}"]`);
    focusNext.current = null;
    cell?.focus();
  });

  function keep(cells: readonly Pending[]) {
    setPending((before) => new Map([...before, ...cells.map((cell) => [keyOf(cell), cell] as const)]));
  }
  function drop(keys: Iterable<string>) {
    setPending((before) => {
      const gone = new Set(keys);
      return new Map([...before].filter(([key]) => !gone.has(key)));
    });
  }

  /** What a refused cell is told, and the row as it is now. */
  function refusalOf(error: unknown, field: CellField): { problem: string; current?: Product } {
    if (!isApiError(error)) return { problem: errorSentence(error) };
    const current = error.status === 409 && error.current ? (error.current as Product) : undefined;
    if (current) return { problem: CHANGED, current };
    return { problem: error.fields[field] ?? error.message };
  }

  async function store({ row, field, text, set = {} }: Pending, remember: boolean): Promise<void> {
    const place = { id: row.id, field };
    rows.put(shown(row, set, choices));
    drop([keyOf(place)]);
    let refusal: ReturnType<typeof refusalOf> | null = null;
    const { stored, isLast } = await take(row.id, row, async (before) => {
      try {
        return await products.update(row.id, { ...set, version: before.version });
      } catch (error) {
        refusal = refusalOf(error, field);
        return refusal.current ?? before;
      }
    });
    if (isLast) rows.put(stored);
    const told = refusal as ReturnType<typeof refusalOf> | null;
    if (told) {
      keep([{ ...place, row: stored, text, set, problem: told.problem }]);
      setSaid(`${row.name}, ${CELL_NAMES[field]}: ${told.problem}`);
      return;
    }
    if (remember) undos.current.push({ ...place, set: past(row, set) });
    setSaved(keyOf(place));
    setSaid(`${CELL_NAMES[field]} kaydedildi: ${row.name}, ${cellText(stored, field, choices)}`);
    void refreshThing(client, ...(set.categoryId ? ['brands', 'categories'] : []));
  }

  /** Writes what was typed into a cell; what cannot be read stays there, with the reason. */
  function write(row: Product, field: CellField, text: string): void {
    const reading = readCell(row, field, text, choices);
    const cell = { id: row.id, field, row, text };
    if ('problem' in reading) {
      keep([{ ...cell, problem: reading.problem }]);
      setSaid(`${row.name}, ${CELL_NAMES[field]}: ${reading.problem}`);
    } else if (isStored(row, reading.set)) drop([keyOf(cell)]);
    else void store({ ...cell, set: reading.set }, true);
  }

  /** Takes back the cell that was written last. */
  function undo(): void {
    const last = undos.current.pop();
    const row = rows.rows.find(({ id }) => id === last?.id);
    if (!last || !row) {
      setSaid(last ? 'Geri alınamadı: ürün bu listede değil.' : 'Geri alınacak bir değişiklik yok.');
      return;
    }
    focusNext.current = last;
    setActive(last);
    void store({ ...last, row, text: cellText(row, last.field, choices) }, false);
  }

  /** The cell a step away; the same one at the edge. */
  function neighbour({ id, field }: Place, step: Step): Place {
    const at = rows.rows.findIndex((row) => row.id === id);
    const column = CELL_FIELDS.indexOf(field);
    const row = rows.rows[at + (step === 'down' ? 1 : step === 'up' ? -1 : 0)] ?? rows.rows[at];
    const next = CELL_FIELDS[column + (step === 'right' ? 1 : step === 'left' ? -1 : 0)] ?? field;
    return { id: row?.id ?? id, field: next };
  }
  function go(place: Place) {
    focusNext.current = place;
    setActive(place);
  }

  useEffect(() => {
    if (!waiting || rows.isFetchingMore) return;
    const top = rows.rows.findIndex(({ id }) => id === waiting.from.id);
    const isThere = top + waiting.cells.length <= rows.rows.length;
    if (!isThere && rows.hasMore && !rows.failedMore) return rows.fetchMore();
    setWaiting(null);
    lay(waiting.from, waiting.cells);
  });

  /** Lays pasted cells over the list from a place on; they wait for one press, since they may be wrong in many places. */
  function lay(from: Place, cells: readonly string[][]): void {
    const top = rows.rows.findIndex(({ id }) => id === from.id);
    const first = CELL_FIELDS.indexOf(from.field);
    const laid: Pending[] = [];
    const same: string[] = [];
    for (const [down, line] of cells.entries()) {
      const row = rows.rows[top + down];
      for (const [right, text] of line.entries()) {
        const field = CELL_FIELDS[first + right];
        if (!row || !field) continue;
        const reading = readCell(row, field, text, choices);
        const cell = { id: row.id, field, row, text };
        if ('problem' in reading) laid.push({ ...cell, problem: reading.problem });
        else if (isStored(row, reading.set)) same.push(keyOf(cell));
        else laid.push({ ...cell, set: reading.set });
      }
    }
    drop(same);
    keep(laid);
    setSaid(`${formatCount(laid.length)} hücre yapıştırıldı, henüz kaydedilmedi.`);
    const left = top + cells.length - rows.rows.length;
    if (left > 0) toast.error(`Yapıştırılan ${formatCount(left)} satır listeye sığmadı.`, { duration: 8000 });
  }

  /** Takes what is pasted; of a list that is longer than what is loaded, the rest is loaded first. */
  function paste(from: Place, cells: readonly string[][]): void {
    setOpen(null);
    go(from);
    setWaiting({ from, cells });
  }

  return {
    choices,
    active: active ?? (rows.rows[0] && { id: rows.rows[0].id, field: 'price' as const }),
    setActive,
    open,
    setOpen,
    pending,
    keep,
    drop,
    saved,
    said,
    write,
    undo,
    paste,
    go,
    /** Leaves the open cell: writes its text, or nothing for null, and goes on. */
    leave: (row: Product, field: CellField, text: string | null, step: Step) => {
      setOpen(null);
      if (text !== null) write(row, field, text);
      const place = { id: row.id, field };
      if (text === null) drop([keyOf(place)]);
      if (step !== 'stay' || text === null) go(neighbour(place, step));
    },
    move: (place: Place, step: Step) => go(neighbour(place, step)),
  };
}

export type Cells = ReturnType<typeof useCells>;
