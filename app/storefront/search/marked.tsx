import type { Marked as MarkedText } from '../../../domain/search/answer.ts';

/** A text whose found parts are marked. */
export function Marked({ value: { text, marks } }: { value: MarkedText }) {
  if (marks.length === 0) return text;
  let at = 0;
  return (
    <>
      {marks.map(([from, to]) => {
        const before = text.slice(at, from);
        at = to;
        return [before, <mark key={from}>{text.slice(from, to)}</mark>];
      })}
      {text.slice(at)}
    </>
  );
}
