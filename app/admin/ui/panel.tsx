import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type PanelProps = {
  title: string;
  /** Where a link into the screen leads. */
  anchor?: string;
  /** At the right of the title. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled part of a screen: surface, hairline, no shadow. */
export function Panel({ title, anchor, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={cx('min-w-0 scroll-mt-20 rounded-panel border border-line bg-surface', className)}
    >
      <div className="flex min-h-15 items-center justify-between gap-4 px-5 py-2">
        <h2 id={id} className="text-18 font-semibold tracking-[-.015em]">
          {title}
        </h2>
        {aside}
      </div>
      <div className="border-t border-line">{children}</div>
    </section>
  );
}

/** A link in words with a rule below it. */
export const textLink =
  'inline-flex min-h-11 items-center gap-2 text-14 font-semibold underline underline-offset-4 hover:text-teal';
