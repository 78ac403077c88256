import { Search, X } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Milliseconds of rest before the word is passed on. */
  delay?: number;
};

/** A search field: passes the word on after a short rest, at once on Enter, and empties with a cross. */
export function SearchInput({ label, value, onChange, delay = 220, className, ...props }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [passed, setPassed] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  if (value !== passed) {
    setPassed(value);
    setTyped(value);
  }
  function pass(next: string) {
    setPassed(next);
    if (next !== value) onChange(next);
  }
  const latest = useRef(pass);
  latest.current = pass;
  useEffect(() => {
    if (typed === passed) return;
    const timer = setTimeout(() => latest.current(typed), delay);
    return () => clearTimeout(timer);
  }, [typed, passed, delay]);
  return (
    <div className={cx('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3.5 text-ink-2" />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        {...props}
        aria-label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') pass(typed);
          if (event.key === 'Escape' && typed) {
            event.stopPropagation();
            setTyped('');
            pass('');
          }
        }}
        className={cx(
          'field-ring min-h-11 w-full py-2 pl-11 text-16 lg:text-15 [&::-webkit-search-cancel-button]:hidden',
          // Room for the cross only where there is one: what is searched is said in full before.
          typed ? 'pr-11' : 'pr-3 text-ellipsis',
        )}
      />
      {typed && (
        <IconButton
          icon={X}
          label="Aramayı temizle"
          plain
          className="absolute top-0 right-0 hover:text-teal"
          onClick={() => {
            setTyped('');
            pass('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
