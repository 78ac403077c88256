import { type ComponentType, createContext, type HTMLAttributes, useContext } from 'react';

/**
 * Draws a part, or has it from before, and answers the word that stands for it until the page is whole. The server
 * provides it (app/kept-parts.ts), the browser has none.
 */
export type DrawPart = <From extends object>(part: ComponentType<From>, from: From) => string;
export const KeptParts = createContext<DrawPart | undefined>(undefined);

type Props<From extends object> = Omit<
  HTMLAttributes<HTMLElement>,
  'part' | 'children' | 'dangerouslySetInnerHTML'
> & {
  as: 'article' | 'footer' | 'header' | 'li';
  /** What stands inside. It goes by `from` alone: no context, no id of React's. */
  part: ComponentType<From>;
  /** Plain data, all that the inside is made of. */
  from: From;
  /** Drawn with its page each time. */
  isFresh?: boolean;
};

/**
 * An element whose inside the server draws once for the same data, whichever pages it stands on. In the browser it is
 * an element like others: React takes over what it finds, as it makes the same of the same data.
 */
export function Kept<From extends object>({
  as: Tag,
  part: Part,
  from,
  isFresh,
  ...attributes
}: Props<From>) {
  const draw = useContext(KeptParts);
  if (draw && !isFresh) return <Tag {...attributes}>{draw(Part, from)}</Tag>;
  return (
    <Tag {...attributes}>
      <Part {...from} />
    </Tag>
  );
}
