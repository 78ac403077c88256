import { Checkbox } from '../ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

/** Ticks every row that is loaded. */
export function SelectAll({ selection, disabled }: { selection: Selection; disabled?: boolean }) {
  const state = selection.allShown ? true : selection.count > 0 ? 'indeterminate' : false;
  return (
    <Checkbox
      label="Tümünü seç"
      checked={state}
      onChange={selection.toggleAll}
      disabled={disabled ?? false}
    />
  );
}
