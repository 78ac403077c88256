import { createElement } from 'react';
import type { IconShapes } from '../../../domain/pages/picture.ts';

/** An icon that staff chose by its name: its shapes come with the page. */
export function Icon({ shapes }: { shapes: IconShapes | undefined }) {
  if (!shapes) return null;
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }))}
    </svg>
  );
}
