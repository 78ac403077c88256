import { Checkbox } from '../ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

type SelectAllProps = {
  selection: Selection;
  disabled?: boolean;
  /** The box without its words, at the head of a table. */
  isBare?: boolean;
  className?: string;
};

/** Ticks every row that is loaded. */
export function SelectAll({ selection, disabled, isBare, className }: SelectAllProps) {
  const state = selection.allShown ? true : selection.count > 0 ? 'indeterminate' : false;
  return (
    <Checkbox
      {...(isBare ? { name: 'Tümünü seç' } : { label: 'Tümünü seç' })}
      checked={state}
      onChange={selection.toggleAll}
      disabled={disabled ?? false}
      {...(className && { className })}
    />
  );
}
