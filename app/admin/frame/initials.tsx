import { cx } from '../ui/cx.ts';

/** Two letters of a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : words[0]?.[1]];
  return letters.join('').toLocaleUpperCase('tr');
}

/** The square with the letters of a person, beside their name. */
export function Initials({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-[38px] flex-none place-items-center rounded-control text-14 font-semibold',
        className ?? 'bg-mint text-on-mint',
      )}
    >
      {initials(name)}
    </span>
  );
}
