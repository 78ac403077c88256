import { useEffect, useRef } from 'react';

const CONTROL = ':is(input:not([type=file]), textarea, select, button)';

type Faults = {
  /** Grows with every save that was refused. */
  refusals: number;
  /** What is wrong, by field, the first one first. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Opens the part of the editor that has a field. */
  open: (field: string) => void;
};

/**
 * Puts the focus on the first refused field as soon as it takes it: its part may have to open first, and a form that
 * is being saved takes no focus. Each of these ends in a new picture of the editor, and then it is tried again.
 */
export function useFocusOnFault({ refusals, errors, open }: Faults) {
  const wanted = useRef<string>(undefined);
  const latest = useRef({ errors, open });
  latest.current = { errors, open };
  useEffect(() => {
    const first = Object.keys(latest.current.errors)[0];
    if (refusals === 0 || first === undefined) return;
    wanted.current = first;
    latest.current.open(first);
  }, [refusals]);
  useEffect(() => {
    const field = wanted.current;
    if (field === undefined) return;
    const control = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] ${CONTROL}`);
    control?.focus();
    if (errors[field] === undefined || (control && document.activeElement === control))
      wanted.current = undefined;
  });
}
