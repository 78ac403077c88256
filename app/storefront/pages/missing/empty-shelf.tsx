import type { ReactNode } from 'react';

/** A shelf with nothing on it but the label of what is not there; what it says stands beside it in words. */
export function EmptyShelf({ children }: { children: ReactNode }) {
  return (
    <div className="empty-shelf" aria-hidden="true">
      <span>{children}</span>
    </div>
  );
}
