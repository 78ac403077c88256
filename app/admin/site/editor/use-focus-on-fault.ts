import { useEffect, useRef } from 'react';
import type { Errors } from './use-save.ts';

/** Puts the focus on the first refused field, opening its section. */
export function useFocusOnFault(refusals: number, errors: Errors, open: (part: string) => void) {
  const latest = useRef({ errors, open });
  latest.current = { errors, open };
  useEffect(() => {
    const id = Object.keys(latest.current.errors)[0];
    if (refusals === 0 || !id) return;
    latest.current.open(id.split('|')[0]?.split('/')[1] ?? '');
    const timer = setTimeout(() => {
      document
        .querySelector<HTMLElement>(
          `[data-field="${CSS.escape(id)}"] :is(input:not([type=file]), textarea, select, button)`,
        )
        ?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [refusals]);
}
