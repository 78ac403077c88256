import type { MouseEventHandler, ReactNode } from 'react';
import { Link, NavLink } from 'react-router';

type Props = {
  to: string;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Marks the link as current on its page and below it. */
  nav?: boolean;
  children: ReactNode;
};

/** A link as staff entered it: a page of this site, an anchor, or an address elsewhere. */
export function SmartLink({ to, className, onClick, nav = false, children }: Props) {
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
  if (nav) {
    return (
      <NavLink
        to={to}
        end={to === '/'}
        className={() => className}
        onClick={onClick}
        prefetch="intent"
        viewTransition
      >
        {children}
      </NavLink>
    );
  }
  return (
    <Link to={to} className={className} onClick={onClick} prefetch="intent" viewTransition>
      {children}
    </Link>
  );
}
