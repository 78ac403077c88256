import { createElement, type SVGProps } from 'react';

export type IconProps = SVGProps<SVGSVGElement>;

function Strokes({ d, className = '', ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
      className={`lucide ${className}`}
    >
      <path d={d} />
    </svg>
  );
}

/** An icon of strokes on a field of 24 by 24. It is decoration: what it stands for is said beside it. */
export function icon(d: string) {
  return (props: IconProps) => createElement(Strokes, { ...props, d });
}
