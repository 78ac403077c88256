/** The longest text that is put into a chat link: longer ones are cut by some phones. */
export const QUOTE_TEXT_MAX = 1500;
const ITEM_MAX = 160;

export type QuoteLine = { name: string; sku: string; quantity: number; note: string };
type Told = {
  lines: readonly QuoteLine[];
  /** Once the list is stored: its code, and the address that shows all of it. */
  stored?: { code: string; link: string };
  /** Who asks: the name and the clinic, as far as they were given. */
  from?: readonly string[];
};

/** Cut by whole letters, with a sign that something is missing. */
function cut(text: string, max: number): string {
  const letters = [...text];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : text;
}

function lineText({ name, sku, quantity, note }: QuoteLine): string {
  return cut(`${quantity} adet ${name}${sku ? ` (${sku})` : ''}${note ? `: ${note}` : ''}`, ITEM_MAX);
}

/**
 * What a visitor writes to the company: the code, as many lines as there is room for, and the link to all of them. Never
 * longer than `QUOTE_TEXT_MAX`, as `length` counts; code and link are always whole.
 */
export function quoteText({ lines, stored, from = [] }: Told): string {
  const sender = cut(from.filter(Boolean).join(', '), ITEM_MAX);
  const head = stored
    ? `Merhaba, ${stored.code} kodlu listem için teklif rica ederim.`
    : 'Merhaba, şu ürünler için teklif rica ederim.';
  const foot = [...(sender ? [sender] : []), ...(stored ? [`Listenin tamamı: ${stored.link}`] : [])].join(
    '\n',
  );
  const more = (count: number) => (count > 0 ? [`… ve ${count} ürün daha`] : []);
  const whole = (shown: readonly string[]) =>
    [head, [...shown, ...more(lines.length - shown.length)].join('\n'), foot].filter(Boolean).join('\n\n');
  const shown: string[] = [];
  for (const line of lines) {
    const next = [...shown, `${shown.length + 1}. ${lineText(line)}`];
    if (whole(next).length > QUOTE_TEXT_MAX) break;
    shown.push(next.at(-1) ?? '');
  }
  return whole(shown);
}
