import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../ui/cx.ts';
import { RowTick } from './row-tick.tsx';
import type { Selection } from './use-selection.ts';

type LineLinkProps = {
  id: string;
  /** What its box is called: `TK-4F7K2 teklifini seç`. */
  tickName: string;
  /** The address that opens it. */
  to: string;
  isOpen: boolean;
  selection: Selection;
  children: ReactNode;
};

/** One line of a list that opens beside it: a box to tick, and the rest a link. */
export function LineLink({ id, tickName, to, isOpen, selection, children }: LineLinkProps) {
  return (
    <article
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] items-start pr-4 pl-1',
        isOpen && 'bg-mint text-on-mint',
        selection.has(id) && !isOpen && 'bg-surface-2',
      )}
    >
      <RowTick selection={selection} id={id} name={tickName} className="mt-1.5" />
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className="grid grid-cols-[minmax(0,1fr)] gap-0.5 py-3 -outline-offset-2"
      >
        {children}
      </Link>
    </article>
  );
}
