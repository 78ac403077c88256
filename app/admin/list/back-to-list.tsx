import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

type BackToListProps = {
  /** The list without an open row. */
  to: string;
  /** `Mesajlara dön`. */
  children: string;
};

/** The way back where the list and what is open do not stand side by side. */
export function BackToList({ to, children }: BackToListProps) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold lg:hidden"
    >
      <ArrowLeft aria-hidden />
      {children}
    </Link>
  );
}
