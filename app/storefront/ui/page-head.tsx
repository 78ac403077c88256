import type { ReactNode } from 'react';
import type { Crumb } from '../../../domain/pages/brand.ts';
import { Crumbs } from './crumbs.tsx';

type Props = { crumbs: readonly Crumb[]; title: string; subtitle?: string | null; children?: ReactNode };

/** The head of an inner page: the way to it, its title, and beside it what to know. */
export function PageHead({ crumbs, title, subtitle, children }: Props) {
  return (
    <header className="wrap page-top">
      <Crumbs crumbs={crumbs} />
      <div className="page-head">
        <div>
          <h1 className="display-1">{title}</h1>
          {subtitle && <p className="heading-2 page-subtitle">{subtitle}</p>}
        </div>
        {children && <div>{children}</div>}
      </div>
    </header>
  );
}
