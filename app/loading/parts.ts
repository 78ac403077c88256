import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export type Part = ReactElement<{
  type?: string;
  rel?: string;
  href?: string;
  disabled?: boolean;
  media?: string;
  dangerouslySetInnerHTML?: { __html: string };
  children?: ReactNode;
}>;

/** What a component of the router's gives, one by one. */
export function partsOf(node: ReactNode): Part[] {
  return Children.toArray(node).flatMap((part) => {
    if (!isValidElement<Part['props']>(part)) return [];
    return part.type === Fragment ? partsOf(part.props.children) : [part];
  });
}
