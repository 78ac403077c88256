import type { QuoteItem } from '../../../../domain/things/quote.ts';
import { Picture } from '../../files/picture.tsx';

/** What stands on a line of a quote: picture, name, code and brand, and what its sender noted. */
export function ItemName({
  item: { name, sku, brand, href, imageUrl, note },
}: {
  item: Pick<QuoteItem, 'name' | 'sku' | 'brand' | 'href' | 'imageUrl' | 'note'>;
}) {
  return (
    <span className="flex items-center gap-3">
      <Picture src={imageUrl} alt="" small className="h-9 w-12 shrink-0 rounded-tile" />
      <span className="min-w-0">
        {href ? (
          <a href={href} target="_blank" rel="noreferrer" className="font-semibold hover:underline">
            {name}
          </a>
        ) : (
          <b className="font-semibold">{name}</b>
        )}
        <span className="block text-13 text-ink-2">{[sku, brand].filter(Boolean).join(', ')}</span>
        {note && <span className="block text-13 wrap-anywhere">Not: {note}</span>}
      </span>
    </span>
  );
}
