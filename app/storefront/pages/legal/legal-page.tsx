import type { ReactNode } from 'react';
import type { Crumb } from '../../../../domain/pages/brand.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { Crumbs } from '../../ui/crumbs.tsx';

export function legalCrumbs(title: string): Crumb[] {
  return [
    { name: 'Ana Sayfa', url: PATHS.home },
    { name: title, url: null },
  ];
}

/** A page of plain text. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap page-top">
      <Crumbs crumbs={legalCrumbs(title)} />
      <article className="legal">
        <h1 className="display-2">{title}</h1>
        {children}
      </article>
    </div>
  );
}
