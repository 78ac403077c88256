import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { shapePhone } from '../../../../domain/rules/phone.ts';
import type { MessageForm } from '../../../../domain/things/message.ts';
import {
  CONSENT_FIELD,
  checkMessage,
  MESSAGE_FIELDS,
  type MessageErrors,
  type MessageField,
  type MessageValues,
  TRAP_FIELD,
} from '../../../../domain/things/message-rules.ts';
import { draftValues, keepDraft } from './draft.ts';
import { deliver, putAside, useSending } from './outbox.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement, field: MessageField): Control {
  return form.elements.namedItem(field) as Control;
}

function valuesOf(form: HTMLFormElement): MessageValues {
  return Object.fromEntries(
    MESSAGE_FIELDS.map((field) => [field, controlOf(form, field).value]),
  ) as MessageValues;
}

/** What the form knows besides: what it said of privacy, what robots fill, and how long it was open. */
function factsOf(form: HTMLFormElement, since: number | undefined): MessageForm {
  const field = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  const consentVersion = field(CONSENT_FIELD);
  return {
    ...(consentVersion && { consentVersion }),
    ...(field(TRAP_FIELD) && { trap: field(TRAP_FIELD) }),
    ...(since !== undefined && { elapsedMs: Math.round(performance.now() - since) }),
  };
}

function fill(form: HTMLFormElement, values: MessageValues): void {
  for (const field of MESSAGE_FIELDS) {
    const control = controlOf(form, field);
    if (control.value !== values[field]) control.value = values[field];
  }
}

function shapeNumber(form: HTMLFormElement): void {
  const control = controlOf(form, 'phone');
  control.value = shapePhone(control.value) ?? control.value;
}

/** The form with scripts: checks, keeps what is typed, and sends. */
export function useMessageForm(before: MessageErrors) {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(before);
  const sending = useSending();
  /** When the form was shown empty. */
  const since = useRef<number>(undefined);
  // The browser checks the fields itself as long as no script does.
  const [isAlive, setAlive] = useState(false);

  const show = useCallback((found: MessageErrors): void => {
    setErrors(found);
    const first = MESSAGE_FIELDS.find((field) => found[field]);
    if (ref.current && first) controlOf(ref.current, first).focus();
  }, []);

  useEffect(() => {
    setAlive(true);
    const form = ref.current;
    if (!form) return;
    // What was typed before the scripts came goes before what was typed on an earlier visit.
    const typed = valuesOf(form);
    const kept = draftValues();
    const whole = MESSAGE_FIELDS.map((field) => [field, typed[field] || kept[field]]);
    // Who finds the fields filled, by an earlier visit or by the browser, may send at once.
    if (whole.every(([, text]) => !text)) since.current = performance.now();
    keepDraft(Object.fromEntries(whole) as MessageValues);
    fill(form, draftValues());
    return putAside;
  }, []);

  useEffect(() => {
    if (sending.kind === 'invalid') show(sending.errors);
    if (sending.kind === 'sent' && ref.current) {
      fill(ref.current, draftValues());
      setErrors({});
    }
  }, [sending, show]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (sending.kind === 'sending') return;
    const form = event.currentTarget;
    shapeNumber(form);
    const values = valuesOf(form);
    keepDraft(values);
    const found = checkMessage(values);
    if (Object.keys(found).length > 0) show(found);
    else void deliver(values, factsOf(form, since.current));
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    keepDraft(valuesOf(event.currentTarget));
    const name = MESSAGE_FIELDS.find((field) => field === (event.target as Control).name);
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined });
  }

  function onBlur(event: FormEvent<HTMLFormElement>): void {
    if ((event.target as Control).name !== 'phone') return;
    shapeNumber(event.currentTarget);
    keepDraft(valuesOf(event.currentTarget));
  }

  return { form: { ref, noValidate: isAlive, onSubmit, onInput, onBlur }, errors, sending };
}
