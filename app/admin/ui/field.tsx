import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx.ts';

type FieldIds = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };
type ControlProps = {
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
};
const FieldContext = createContext<FieldIds | null>(null);

/** The element with the label of the control that has this id. */
export function fieldLabelId(id: string): string {
  return `${id}-label`;
}

/** What a control inside a `Field` puts on its element: id, description, validity. */
export function useFieldProps(): ControlProps {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}

type FieldProps = {
  label: ReactNode;
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Characters written, of how many: `24 / 60`. */
  count?: { used: number; max: number };
  /** The label is for a set of controls, not for one. */
  group?: boolean;
  className?: string;
};

/** Label above, control, then a hint and the error that says how to fix it. */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  count,
  group,
  className,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const labelId = fieldLabelId(id);
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  const Label = group ? 'span' : 'label';
  return (
    <FieldContext value={group ? null : { id, describedBy, invalid: Boolean(error), required }}>
      <div
        className={cx('grid content-start gap-1.5', className)}
        {...(group && { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': describedBy })}
      >
        <div className="flex items-baseline gap-3">
          <Label
            id={labelId}
            {...(!group && { htmlFor: id })}
            // The star is a mark, no part of the name.
            className={cx(
              'text-14 font-[550]',
              required && "after:text-coral-text after:content-['_*'_/_'']",
            )}
          >
            {label}
          </Label>
          {count && (
            <span
              className={cx(
                'ml-auto text-13',
                count.used > count.max ? 'font-semibold text-danger' : 'text-ink-2',
              )}
            >
              {count.used} / {count.max}
            </span>
          )}
        </div>
        {children}
        {error && (
          <p id={errorId} className="flex items-start gap-1.5 text-14 text-danger">
            <CircleAlert aria-hidden className="mt-0.5 size-4" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-14 text-ink-2">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
