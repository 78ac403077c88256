import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from './link.tsx';

type Props = {
  to: string;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The path of the page that it stands on, for a link that is marked as current there and below. */
  at?: string;
  children: ReactNode;
};

function isCurrent(to: string, at: string): boolean {
  const path = (to.split(/[?#]/)[0] ?? '').toLowerCase().replace(/(.)\/$/, '$1');
  const page = at.toLowerCase();
  return page === path || (path !== '/' && page.startsWith(`${path}/`));
}

/** A link as staff entered it: a page of this site, an anchor, or an address elsewhere. */
export function SmartLink({ to, className, onClick, at, children }: Props) {
  if (!to.startsWith('/')) {
    const elsewhere = /^https?:/i.test(to);
    return (
      <a
        href={to}
        className={className}
        onClick={onClick}
        {...(elsewhere && { target: '_blank', rel: 'noopener' })}
      >
        {children}
      </a>
    );
  }
  return (
    <Link
      to={to}
      className={className}
      onClick={onClick}
      aria-current={at !== undefined && isCurrent(to, at) ? 'page' : undefined}
      prefetch="intent"
      viewTransition
    >
      {children}
    </Link>
  );
}
