import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFieldProps } from './field.tsx';

type TagInputProps = { value: readonly string[]; onChange: (tags: string[]) => void; placeholder?: string };

/** Words as tags: a comma, Enter or leaving the field adds what was typed, Backspace takes the last away. */
export function TagInput({ value, onChange, placeholder = 'Virgülle ayırın' }: TagInputProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  function add(text: string) {
    const words = text.split(/[,\n]/).map((word) => word.trim());
    const next = [...new Set([...value, ...words.filter(Boolean)])];
    if (next.length !== value.length) onChange(next);
    setTyped('');
  }
  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    field.current?.focus();
  }
  return (
    <div className="field-ring flex min-h-11 flex-wrap items-center gap-1 px-1.5 py-1">
      {value.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-label={`${tag} etiketini kaldır`}
          onClick={() => remove(tag)}
          className="relative inline-flex min-h-8 items-center gap-1.5 rounded-tile bg-mint px-2 text-14 font-medium text-on-mint after:absolute after:-inset-y-1.5 after:inset-x-0 hover:bg-mint-2"
        >
          {tag}
          <X aria-hidden className="size-3.5" />
        </button>
      ))}
      <input
        ref={field}
        {...useFieldProps()}
        value={typed}
        placeholder={value.length === 0 ? placeholder : undefined}
        autoComplete="off"
        onChange={(event) =>
          event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value)
        }
        onBlur={() => typed && add(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed.trim()) {
            event.preventDefault();
            add(typed);
          }
          const last = value.at(-1);
          if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
        }}
        className="min-h-9 min-w-32 flex-1 bg-transparent px-2 text-16 outline-none lg:text-15"
      />
    </div>
  );
}
