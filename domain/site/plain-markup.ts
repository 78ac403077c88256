import { isSafeLink } from '../rules/safe-link.ts';

/** A part of a line: text, bold text, or text that leads somewhere. */
export type Span = { text: string; isBold?: true; href?: string };
export type Block = { kind: 'heading' | 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

const PART = /\*\*(.+?)\*\*|\[([^\]\n]+)\]\(([^()\s]+)\)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(PART)) {
    const [whole, bold, label, href, email] = match;
    if (match.index > end) spans.push({ text: line.slice(end, match.index) });
    if (bold !== undefined) spans.push({ text: bold, isBold: true });
    else if (email !== undefined) spans.push({ text: email, href: `mailto:${email}` });
    else if (href !== undefined && isSafeLink(href)) spans.push({ text: label ?? href, href });
    else spans.push({ text: whole });
    end = match.index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end) });
  return spans;
}

/**
 * Reads a text as people type it: an empty line parts paragraphs, `## ` begins a heading, `- ` a line of a list;
 * `**bold**`, `[text](address)` and addresses of mail within lines. Everything else is text.
 */
export function readMarkup(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '';
    if (line === '') continue;
    if (line.startsWith('## ')) {
      blocks.push({ kind: 'heading', spans: spansOf(line.slice(3)) });
      isOpen = false;
    } else if (line.startsWith('- ')) {
      const item = spansOf(line.slice(2));
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.spans.push({ text: ' ' }, ...spansOf(line));
    else blocks.push({ kind: 'paragraph', spans: spansOf(line) });
  }
  return blocks;
}
