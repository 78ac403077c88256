import { Fragment } from 'react';
import { type Block, readMarkup, type Span } from '../../../../domain/site/plain-markup.ts';
import { SmartLink } from '../../ui/smart-link.tsx';
import { LegalHeading, LegalTable } from './legal-page.tsx';

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

function textOf(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('');
}

/** A list whose lines begin with a name (`**Mesajlar:** …`) as the rows of a table; null where it is none. */
function rowsOf(items: readonly Span[][]) {
  const rows = items.flatMap(([first, ...rest]) => {
    const name = first?.isBold && /^(.+):$/.exec(first.text.trim())?.[1];
    return name ? [{ name, children: <Spans spans={rest} /> }] : [];
  });
  return rows.length === items.length && items.length > 1 ? rows : null;
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'list') {
    const rows = rowsOf(block.items);
    if (rows) return <LegalTable rows={rows} />;
    return (
      <ul>
        {block.items.map((spans) => (
          <li key={textOf(spans)}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === 'heading') {
    return (
      <LegalHeading text={textOf(block.spans)}>
        <Spans spans={block.spans} />
      </LegalHeading>
    );
  }
  return (
    <p>
      <Spans spans={block.spans} />
    </p>
  );
}

/** The headings of a text, as its contents name them. */
export function headingsOf(text: string): string[] {
  return readMarkup(text).flatMap((block) => (block.kind === 'heading' ? textOf(block.spans) : []));
}

function keyOf(block: Block, place: number): string {
  return `${place} ${textOf(block.kind === 'list' ? (block.items[0] ?? []) : block.spans)}`;
}

/** A text with headings and lists, as people type it. */
export function LegalText({ text }: { text: string }) {
  return readMarkup(text).map((block, place) => <Part key={keyOf(block, place)} block={block} />);
}
