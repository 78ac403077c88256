import { type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

/** A grey bar where something is about to appear. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block rounded-tile bg-line', className)} />;
}

/** A wall and the shelf below it, where a picture is about to stand. */
export function ShelfSkeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('tile-wall block rounded-tile', className)} />;
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon?: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-3 rounded-panel border border-dashed border-line-2 px-6 py-14 text-center">
      {Icon && <Icon aria-hidden className="size-8 text-teal" />}
      <p className="text-18 font-semibold tracking-[-.015em]">{title}</p>
      {children && <div className="max-w-[52ch] text-ink-2">{children}</div>}
      {action}
    </div>
  );
}

type ErrorStateProps = {
  title: string;
  /** A sentence below the title. */
  text?: string;
  detail?: string | undefined;
  onRetry: () => void;
  retryLabel?: string;
  busy?: boolean;
};

/** What went wrong, the technical line below it, and another try. */
export function ErrorState({
  title,
  text,
  detail,
  onRetry,
  retryLabel = 'Tekrar Dene',
  busy,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-panel border border-line bg-surface px-6 py-14 text-center"
    >
      <TriangleAlert aria-hidden className="size-8 text-danger" />
      <h2 className="text-18 font-semibold tracking-[-.015em]">{title}</h2>
      {text && <p className="max-w-[52ch]">{text}</p>}
      {detail && <p className="max-w-[60ch] text-14 text-ink-2">{detail}</p>}
      <Button variant="ghost" busy={busy} onClick={onRetry}>
        {!busy && <RotateCw aria-hidden />}
        {retryLabel}
      </Button>
    </div>
  );
}
