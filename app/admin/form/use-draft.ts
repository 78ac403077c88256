import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { dropDraft, writeDraft } from './drafts.ts';
import type { Base } from './record-spec.ts';

const REST_MS = 300;

/** Mirrors unsaved text to the browser's storage while it is typed, so that a reload loses nothing. */
export function useDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  base: Base<Values>,
  kept: number | null,
) {
  const latest = useRef({ name, base, kept });
  useEffect(() => {
    latest.current = { name, base, kept };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDirty = form.formState.isDirty;
  const dirty = useRef(isDirty);
  useEffect(() => {
    dirty.current = isDirty;
  }, [isDirty]);

  useEffect(() => {
    function keep() {
      clearTimeout(timer.current);
      if (!dirty.current) return;
      writeDraft(latest.current.name, form.getValues(), latest.current.base, latest.current.kept);
    }
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keep, REST_MS);
      },
    });
    window.addEventListener('pagehide', keep);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form]);

  /** Forgets the copy: the text is saved or given up. */
  function forget() {
    clearTimeout(timer.current);
    dirty.current = false;
    dropDraft(latest.current.name);
  }
  return { forget, hasUnsaved: () => dirty.current };
}
