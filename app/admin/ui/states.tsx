import { type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

/** A grey bar where something is about to appear. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('block rounded-tile bg-line', className)} />;
}

/** What is not there yet: in its shape for the eyes, in a word for the ears. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div>
      <p role="status" className="sr-only">
        Yükleniyor...
      </p>
      {children}
    </div>
  );
}

/** A wall and the shelf below it, where a picture is about to stand. */
export function ShelfSkeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('tile-wall block rounded-tile', className)} />;
}

/** A shelf with nothing on it: what stood there left its shade, and the label slipped. */
function EmptyShelf({ icon: Icon, isSmall }: { icon?: LucideIcon | undefined; isSmall?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'empty-shelf relative mb-2 block rounded-tile brightness-(--render-dim)',
        isSmall ? 'h-16 w-30' : 'h-24 w-44',
      )}
    >
      <span className="absolute bottom-[24%] left-1/2 h-[8%] w-[44%] -translate-x-1/2 rounded-[50%] bg-[color-mix(in_srgb,var(--tile-ink)_20%,transparent)] blur-[2px]" />
      <span
        className={cx(
          'absolute left-[56%] grid -rotate-6 place-items-center rounded-[2px] bg-white text-tile-ink shadow-[0_1px_3px_rgb(6_42_40/.2)]',
          isSmall ? '-bottom-1 h-5 w-9' : '-bottom-1.5 h-8 w-14',
        )}
      >
        {Icon ? (
          <Icon className={isSmall ? 'size-4' : 'size-5'} />
        ) : (
          <span className="h-[3px] w-1/2 rounded-full bg-tile-ink/30" />
        )}
      </span>
    </span>
  );
}

/** Nothing in a part of a screen, said in one sentence. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 px-5 py-8 text-center text-ink-2">
      <EmptyShelf isSmall />
      <p className="max-w-[44ch] text-pretty">{children}</p>
    </div>
  );
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  icon,
  title,
  inPanel,
  children,
  action,
}: {
  icon?: LucideIcon;
  title: string;
  /** Inside a panel, whose edge is enough. */
  inPanel?: boolean;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      className={cx(
        'grid justify-items-center gap-2 px-6 py-12 text-center',
        !inPanel && 'rounded-panel border border-line bg-surface',
      )}
    >
      <EmptyShelf icon={icon} />
      <p className="mt-3 text-18 font-semibold tracking-[-.015em]">{title}</p>
      {children && <div className="max-w-[52ch] text-pretty text-ink-2">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
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
