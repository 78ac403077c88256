import { Check } from 'lucide-react';
import { useId } from 'react';

type ColorPickerProps = {
  value: string;
  colors: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A row of named colours, one chosen; the field around it names them as a group. */
export function ColorPicker({ value, colors, onChange }: ColorPickerProps) {
  const group = useId();
  return (
    <div className="flex flex-wrap">
      {colors.map((color) => (
        <label key={color.value} title={color.label} className="relative grid size-11 place-items-center">
          <input
            type="radio"
            name={group}
            value={color.value}
            checked={color.value === value}
            onChange={() => onChange(color.value)}
            aria-label={color.label}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-control"
          />
          <span
            aria-hidden
            style={{ backgroundColor: color.value }}
            className="pointer-events-none grid size-8 place-items-center rounded-control ring-2 ring-transparent ring-offset-2 ring-offset-surface peer-checked:ring-ink"
          >
            {color.value === value && <Check className="size-5 stroke-3 text-[#0a2422]" />}
          </span>
        </label>
      ))}
    </div>
  );
}
