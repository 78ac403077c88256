import { Package } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../../../domain/rules/format.ts';
import { brandKind } from '../../../kinds/brand.ts';
import { useChoices } from '../../../kinds/use-choices.ts';
import { foldedMatch } from '../../../lib/folded-match.ts';
import { notifyFailed } from '../../../lib/notices.ts';
import { products } from '../../../lib/resources.ts';
import { useRows } from '../../../lib/use-rows.ts';
import { LinesSkeleton, ListStates } from '../../../list/list-states.tsx';
import { MoreButton } from '../../../list/more-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { readAll } from './catalog-products-api.ts';
import type { Choice } from './choice.ts';
import { ProductChoices } from './product-choices.tsx';

type Props = {
  catalogId: string;
  choice: Choice;
  /** Those that belong to the catalog now, alone. */
  ownOnly: boolean;
};

/** Products by search and brand, to be ticked one by one, by ranges or all that are found. */
export function ListedProducts({ catalogId, choice, ownOnly }: Props) {
  const [search, setSearch] = useState('');
  const [brandId, setBrandId] = useState('');
  const [busy, setBusy] = useState(false);
  const brands = useChoices(brandKind);
  const query = { search, brandId, ...(ownOnly && { catalogId }), sort: 'name' };
  const rows = useRows(products, query);

  async function putAll(on: boolean) {
    setBusy(true);
    try {
      choice.put(await readAll(query), on);
    } catch (error) {
      notifyFailed('Ürünler yüklenirken hata oluştu!', error);
    } finally {
      setBusy(false);
    }
  }

  const count = rows.isPending || rows.error ? null : rows.total;
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <SearchInput
          label="Ürün ara"
          placeholder="Ad, kod ya da özellik"
          value={search}
          onChange={setSearch}
        />
        <Field label="Marka">
          <Combobox
            value={brandId}
            onChange={setBrandId}
            options={brands.options}
            placeholder="Bütün markalar"
            clearable
            matches={foldedMatch}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-14 text-ink-2">
          {count === null ? '' : `${formatCount(count)} ürün. Aralık için Shift ile işaretleyin.`}
        </p>
        <Button variant="quiet" disabled={!count} busy={busy} onClick={() => void putAll(true)}>
          {count ? `${formatCount(count)} ürünü işaretle` : 'Hepsini işaretle'}
        </Button>
        <Button variant="quiet" disabled={!count || busy} onClick={() => void putAll(false)}>
          İşaretleri kaldır
        </Button>
      </div>
      <ListStates
        rows={rows}
        list={{
          search,
          filters: brandId ? { brandId } : {},
          setAll: () => {
            setSearch('');
            setBrandId('');
          },
        }}
        icon={Package}
        empty={ownOnly ? 'Bu katalogda henüz ürün yok' : 'Henüz ürün bulunmuyor'}
        failed="Ürünler yüklenirken hata oluştu!"
        skeleton={<LinesSkeleton className="h-12" />}
      >
        <div className="grid gap-4">
          <ProductChoices catalogId={catalogId} rows={rows.rows} choice={choice} />
          <MoreButton rows={rows} />
        </div>
      </ListStates>
    </>
  );
}
