import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatPrice } from '../../../../domain/rules/money.ts';
import { productPath } from '../../../../domain/site/paths.ts';
import type { Product } from '../../../../domain/things/product.ts';
import { newId } from '../../../shared/new-id.ts';
import { api, read } from '../../lib/api.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import type { DraftLine, QuoteDraft } from './quote-draft.ts';

type AddProductProps = { currency: QuoteDraft['currency']; onAdd: (line: DraftLine) => void };
const FOUND = 6;

function lineOf(product: Product, currency: QuoteDraft['currency']): DraftLine {
  const { id: productId, name, sku, brand, category, slug, imageUrl } = product;
  return {
    key: newId(),
    ...{ productId, name, sku, imageUrl, brand: brand.name, quantity: 1, note: '', discount: 0 },
    vatRate: null,
    href: productPath(brand.slug, category?.slug ?? 'genel', slug),
    price: product.currency === currency ? product.price : null,
  };
}

/** Finds products to put on a quote: by name, brand or code. */
export function AddProduct({ currency, onAdd }: AddProductProps) {
  const [search, setSearch] = useState('');
  const answer = useQuery({
    queryKey: ['products', 'for quotes', search],
    queryFn: ({ signal }) =>
      read(api.products.$get({ query: { search, limit: String(FOUND) } }, { init: { signal } })),
    enabled: search.trim().length > 1,
  });
  const found = search.trim().length > 1 ? (answer.data ?? []) : [];
  return (
    <div className="grid gap-2 border-t border-line px-5 py-3">
      <SearchInput
        label="Teklife ürün ekle"
        placeholder="Ürün ekleyin: ad, marka ya da kod"
        value={search}
        onChange={setSearch}
      />
      {found.length > 0 && (
        <ul aria-label="Bulunan ürünler" className="divide-y divide-line">
          {found.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 py-1 text-left hover:text-teal"
                onClick={() => {
                  onAdd(lineOf(product, currency));
                  setSearch('');
                }}
              >
                <Plus aria-hidden className="size-[18px]" />
                <span className="min-w-0 flex-1 truncate">
                  {product.name} <span className="text-13 text-ink-2">{product.sku}</span>
                </span>
                <span className="text-14 whitespace-nowrap">
                  {product.price === null ? 'Fiyatsız' : formatPrice(product.price, product.currency)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {search.trim().length > 1 && answer.data?.length === 0 && (
        <p role="status" className="text-14 text-ink-2">
          Bu aramayla ürün bulunamadı.
        </p>
      )}
    </div>
  );
}
