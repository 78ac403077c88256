import { Fragment } from 'react';
import { type Block, readMarkup, type Span } from '../../../../domain/site/plain-markup.ts';
import { SmartLink } from '../../ui/smart-link.tsx';

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, isBold, href }, place) => {
    const key = `${place} ${text}`;
    if (href?.startsWith('mailto:'))
      return (
        <a key={key} href={href}>
          {text}
        </a>
      );
    if (href)
      return (
        <SmartLink key={key} to={href}>
          {text}
        </SmartLink>
      );
    return isBold ? <b key={key}>{text}</b> : <Fragment key={key}>{text}</Fragment>;
  });
}

function keyOf(block: Block, place: number): string {
  const spans = block.kind === 'list' ? (block.items[0] ?? []) : block.spans;
  return `${place} ${spans[0]?.text ?? ''}`;
}

/** A text with headings and lists, as people type it. */
export function LegalText({ text }: { text: string }) {
  return readMarkup(text).map((block, place) => {
    const key = keyOf(block, place);
    if (block.kind === 'list')
      return (
        <ul key={key}>
          {block.items.map((spans) => (
            <li key={spans.map((span) => span.text).join('')}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      );
    const Tag = block.kind === 'heading' ? 'h2' : 'p';
    return (
      <Tag key={key}>
        <Spans spans={block.spans} />
      </Tag>
    );
  });
}
