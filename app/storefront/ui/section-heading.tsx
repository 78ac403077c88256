import type { ReactNode } from 'react';
import type { Heading } from '../../../domain/pages/content.ts';

type Props = { heading: Heading; size?: 'display-2' | 'display-3'; className?: string; children?: ReactNode };

/** A section's title and what it adds to it, with its buttons at the right. */
export function SectionHeading({ heading, size = 'display-2', className = '', children }: Props) {
  return (
    <div className={`section-head ${className}`}>
      <div>
        <h2 className={size}>{heading.title}</h2>
        {heading.subtitle && <p className="lead">{heading.subtitle}</p>}
        {heading.description && <p className="lead">{heading.description}</p>}
      </div>
      {children}
    </div>
  );
}
