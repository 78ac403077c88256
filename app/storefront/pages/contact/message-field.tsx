import type { HTMLAttributes } from 'react';
import { MESSAGE_MAX, type MessageField as Name } from '../../../../domain/things/message-rules.ts';
import { CircleAlert } from '../../ui/more-icons.tsx';

type Props = {
  name: Name;
  label: string;
  value: string | undefined;
  error: string | undefined;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
  isLong?: boolean;
};

/** A field of the form: label above, what is wrong below. */
export function MessageField({ name, label, value, error, isLong = false, type = 'text', ...rest }: Props) {
  const id = `mesaj-${name}`;
  const hint = `${id}-hata`;
  const shared = {
    id,
    name,
    defaultValue: value,
    required: true,
    maxLength: MESSAGE_MAX[name],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? hint : undefined,
    ...rest,
  } as const;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} />}
      {error && (
        <p className="field-error" id={hint}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
