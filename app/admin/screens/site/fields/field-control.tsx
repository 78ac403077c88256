import type { Field as FieldRule } from '../../../../../domain/site/section-field.ts';
import { RATING_MAX } from '../../../../../domain/site/section-field.ts';
import { turkishNumbers } from '../../../form/number-writing.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/input.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { IconPicker } from './icon-picker.tsx';
import { ImageValue } from './image-value.tsx';
import { LinkInput } from './link-input.tsx';

export type FieldControlProps = {
  rule: FieldRule;
  value: unknown;
  changed: boolean;
  error?: string | undefined;
  onChange: (value: unknown) => void;
  /** The spoken label of a control in a row, where words stand above the column. */
  inRow?: string;
};

const COUNTED_UP_TO = 1000;

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const RATINGS = turkishNumbers(1);

function asRating(value: unknown): number | string | null {
  if (typeof value === 'number') return value;
  return RATINGS.read(asText(value)) ?? (asText(value) || null);
}

/** A text that outgrows its field says so while it is typed. */
function tooLong(rule: FieldRule, text: string): string | undefined {
  const isText = rule.kind === 'text' || rule.kind === 'textarea';
  return isText && text.length > rule.max ? `En fazla ${rule.max} karakter olabilir.` : undefined;
}

/** The bare control of a field, by its kind. */
function Control({ rule, value, changed, error, onChange, inRow }: FieldControlProps) {
  const text = asText(value);
  const common = {
    'data-changed': changed || undefined,
    ...(rule.fallback && { placeholder: rule.fallback }),
    ...(inRow && { 'aria-label': `${inRow}: ${rule.label}`, 'aria-invalid': error ? true : undefined }),
  };
  switch (rule.kind) {
    case 'textarea':
      return (
        <Textarea {...common} rows={3} value={text} onChange={(event) => onChange(event.target.value)} />
      );
    case 'lines':
      return (
        <Textarea
          {...common}
          rows={4}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={(event) => onChange(event.target.value.split('\n'))}
        />
      );
    case 'rating':
      return (
        <NumberInput
          data-changed={changed || undefined}
          writing={RATINGS}
          suffix={`/ ${RATING_MAX}`}
          value={asRating(value)}
          onChange={onChange}
        />
      );
    case 'icon':
      return (
        <IconPicker
          value={text}
          changed={changed || undefined}
          {...(inRow && { alone: `${inRow}: ${rule.label}` })}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          options={rule.options ?? []}
          {...(rule.fallback && { placeholder: `Varsayılan (${rule.fallback})` })}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'link':
      return <LinkInput {...common} value={text} onChange={(event) => onChange(event.target.value)} />;
    default:
      return (
        <Input
          {...common}
          inputMode={rule.kind === 'email' ? 'email' : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** A described field with its label, counter, hint and error; in a row the control alone. */
export function FieldControl(props: FieldControlProps) {
  const { rule, value, changed, onChange, inRow } = props;
  if (rule.kind === 'image') {
    return (
      <ImageValue
        field={rule}
        value={typeof value === 'string' && value !== '' ? value : null}
        changed={changed}
        error={props.error}
        onChange={onChange}
      />
    );
  }
  const text = asText(value);
  const error = props.error ?? tooLong(rule, text);
  if (inRow) return <Control {...props} error={error} />;
  const isCounted =
    (rule.kind === 'text' || rule.kind === 'textarea') && rule.max <= COUNTED_UP_TO && rule.max > 2;
  return (
    <Field
      label={rule.label}
      hint={rule.hint}
      error={error}
      required={rule.required !== undefined}
      {...(isCounted && { count: { used: text.length, max: rule.max } })}
    >
      <Control {...props} error={error} />
    </Field>
  );
}
