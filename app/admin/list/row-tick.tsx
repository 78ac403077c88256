import type { KeyboardEvent } from 'react';
import { Checkbox } from '../ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

type RowTickProps = {
  selection: Selection;
  /** The row's id. */
  id: string;
  name: string;
  className?: string;
};

/** How many rows an arrow goes: rows beside each other are those of a list that says its columns. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number {
  const columns = Number(currentTarget.closest('[data-columns]')?.getAttribute('data-columns') ?? 1);
  const steps: Record<string, number> = { ArrowDown: columns, ArrowUp: -columns };
  if (columns > 1) Object.assign(steps, { ArrowRight: 1, ArrowLeft: -1 });
  return steps[key] ?? 0;
}

/** The box that ticks a row: Shift takes all rows up to it, arrows go to the next row, and with Shift take it along. */
export function RowTick({ selection, id, name, className }: RowTickProps) {
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const step = stepOf(event);
    if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = selection.neighbour(id, step);
    if (!next) return;
    if (event.shiftKey) selection.extend(id, next);
    document.querySelector<HTMLElement>(`[data-tick="${CSS.escape(next)}"]`)?.focus();
  }
  return (
    <Checkbox
      data-tick={id}
      checked={selection.has(id)}
      onChange={(_, withShift) => (withShift ? selection.toggleRange(id) : selection.toggle(id))}
      onKeyDown={handleKey}
      name={name}
      {...(className && { className })}
    />
  );
}
