import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../ui/cx.ts';

type BackToListProps = {
  /** The list without an open row. */
  to: string;
  /** Whether they never do. */
  isAlways?: boolean;
  /** `Mesajlara dön`. */
  children: string;
};

/** The way back where the list and what is open do not stand side by side. */
export function BackToList({ to, isAlways, children }: BackToListProps) {
  return (
    <Link
      to={to}
      className={cx(
        '-ml-1 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold',
        !isAlways && 'lg:hidden',
      )}
    >
      <ArrowLeft aria-hidden />
      {children}
    </Link>
  );
}
