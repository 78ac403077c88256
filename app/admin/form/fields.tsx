import type { ReactNode } from 'react';
import { type Control, type FieldError, type FieldValues, type Path, useController } from 'react-hook-form';
import { foldedMatch } from '../lib/folded-match.ts';
import { Combobox } from '../ui/combobox.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Textarea } from '../ui/input.tsx';
import { NumberInput } from '../ui/number-input.tsx';
import type { ComboboxOption } from '../ui/option-list.tsx';
import { Switch } from '../ui/switch.tsx';
import { turkishNumbers } from './number-writing.ts';

export type BoundField<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
};

/** The first sentence of an error, also of a list's error. */
export function errorMessage(error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  if (typeof error.message === 'string') return error.message;
  const inner = Object.values(error).find(
    (value): value is FieldError => typeof value === 'object' && value !== null,
  );
  return errorMessage(inner);
}

/** `www.ornek.com.tr` as the address that was meant; anything else as it is. */
function withScheme(text: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text.trim()) ? `https://${text.trim()}` : text;
}

/** The state of one field of a form, ready for a control. */
export function useBound<Values extends FieldValues, Output>({ control, name }: BoundField<Values, Output>) {
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  const { error: fault, isDirty } = fieldState;
  return { field, value, error: errorMessage(fault), fault, changed: isDirty || undefined };
}

type TextFieldProps<V extends FieldValues, O> = BoundField<V, O> & {
  type?: 'text' | 'url' | 'email' | 'tel';
  placeholder?: string;
  /** Shows how many characters are used. */
  max?: number;
  autoFocus?: boolean;
};

export function TextField<V extends FieldValues, O>(props: TextFieldProps<V, O>) {
  const { field, value, error, changed } = useBound(props);
  const text = typeof value === 'string' ? value : '';
  return (
    <Field
      {...frame(props)}
      error={error}
      {...(props.max && { count: { used: [...text].length, max: props.max } })}
    >
      <Input
        ref={field.ref}
        name={field.name}
        type={props.type ?? 'text'}
        placeholder={props.placeholder}
        value={text}
        data-changed={changed}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={() => {
          if (props.type === 'url' && withScheme(text) !== text) field.onChange(withScheme(text));
          field.onBlur();
        }}
      />
    </Field>
  );
}

export function TextareaField<V extends FieldValues, O>(
  props: BoundField<V, O> & { rows?: number; max?: number },
) {
  const { field, value, error, changed } = useBound(props);
  const text = typeof value === 'string' ? value : '';
  return (
    <Field
      {...frame(props)}
      error={error}
      {...(props.max && { count: { used: [...text].length, max: props.max } })}
    >
      <Textarea
        ref={field.ref}
        name={field.name}
        rows={props.rows ?? 4}
        value={text}
        data-changed={changed}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

export function NumberField<V extends FieldValues, O>(
  props: BoundField<V, O> & {
    decimals?: number;
    suffix?: string;
    empty?: number;
    /** Hears what is typed, for fields that hang on this one. */
    onText?: (text: string) => void;
  },
) {
  const { field, value, error, changed } = useBound(props);
  return (
    <Field {...frame(props)} error={error}>
      <NumberInput
        ref={field.ref}
        name={field.name}
        inputMode={props.decimals ? 'decimal' : 'numeric'}
        value={typeof value === 'number' || typeof value === 'string' ? value : null}
        writing={turkishNumbers(props.decimals ?? 0)}
        {...(props.suffix && { suffix: props.suffix })}
        data-changed={changed}
        onText={props.onText}
        onChange={(next) => field.onChange(next ?? props.empty ?? null)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

type ComboFieldProps<V extends FieldValues, O> = BoundField<V, O> & {
  options: readonly ComboboxOption[];
  placeholder: string;
  clearable?: boolean;
  disabled?: boolean;
  /** Runs after a choice, for fields that hang on this one. */
  onChosen?: (value: string) => void;
};

export function ComboField<V extends FieldValues, O>(props: ComboFieldProps<V, O>) {
  const { field, value, error, changed } = useBound(props);
  return (
    <Field {...frame(props)} error={error}>
      <Combobox
        value={typeof value === 'string' ? value : ''}
        options={props.options}
        placeholder={props.placeholder}
        clearable={props.clearable}
        disabled={props.disabled}
        changed={changed}
        matches={foldedMatch}
        onBlur={field.onBlur}
        onChange={(next) => {
          field.onChange(next || (props.clearable ? null : ''));
          props.onChosen?.(next);
        }}
      />
    </Field>
  );
}

export function SwitchField<V extends FieldValues, O>(props: Omit<BoundField<V, O>, 'required'>) {
  const { field, value } = useBound(props);
  return (
    <Switch
      checked={value === true}
      onChange={field.onChange}
      label={props.label}
      hint={props.hint}
      className={props.className}
    />
  );
}

/** The parts of a bound field that its frame shows. */
export function frame<V extends FieldValues, O>({ label, hint, required, className }: BoundField<V, O>) {
  return { label, hint, ...(required && { required }), ...(className && { className }) };
}
