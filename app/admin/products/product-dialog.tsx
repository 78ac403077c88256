import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Product } from '../../../domain/product.ts';
import { products } from '../../lib/resources.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { useBrandChoices, useCatalogChoices, useCategoryChoices } from '../shared/choices.ts';
import { RecordDialog } from '../shared/form/record-dialog.tsx';
import { RecordLoader } from '../shared/form/record-loader.tsx';
import type { RecordSpec } from '../shared/form/record-spec.ts';
import { useRecordForm } from '../shared/form/use-record-form.ts';
import { refreshThing } from '../shared/query-client.ts';
import { ProductForm } from './product-form.tsx';
import { type ProductOutput, type ProductValues, productSpec } from './product-spec.ts';

type Dialog = {
  row: Product | null;
  prefill?: Partial<ProductValues>;
  onSaved: (row: Product) => void;
  onClose: () => void;
  onRestored?: () => void;
};

/** The spec with names in place of ids, for the conflict dialog. */
function useProductSpec(): RecordSpec<Product, ProductValues, ProductOutput> {
  const brands = useBrandChoices().options;
  const categories = useCategoryChoices().options;
  const catalogs = useCatalogChoices().options;
  return useMemo(() => {
    const names: Partial<Record<keyof ProductValues, readonly { value: string; label: string }[]>> = {
      brandId: brands,
      categoryId: categories,
      catalogId: catalogs,
    };
    return {
      ...productSpec,
      show: (key, value) => names[key]?.find((option) => option.value === value)?.label,
    };
  }, [brands, categories, catalogs]);
}

function ProductEditor({ row, prefill, onSaved, onClose, onRestored }: Dialog) {
  const client = useQueryClient();
  const spec = useProductSpec();
  const record = useRecordForm({
    spec,
    row,
    ...(prefill && { prefill }),
    onSaved: (stored) => {
      onSaved(stored);
      onClose();
      void refreshThing(client, 'products', 'brands', 'categories');
    },
  });
  return (
    <RecordDialog
      record={record}
      size="xl"
      title={row ? 'Ürünü düzenle' : 'Yeni ürün'}
      saveLabel={row ? 'Kaydet' : 'Ürünü ekle'}
      onClose={onClose}
      extra={row && <HistoryButton entity="products" id={row.id} name={row.name} onRestored={onRestored} />}
    >
      <ProductForm form={record.form} />
    </RecordDialog>
  );
}

/** The product form: a new one, or the one with this id. */
export function ProductDialog({ id, ...props }: Omit<Dialog, 'row' | 'onRestored'> & { id: string | null }) {
  // A restore counts as a new start: the form takes over what is stored now.
  const [round, setRound] = useState(0);
  const answer = useQuery({
    queryKey: ['products', 'one', id],
    queryFn: ({ signal }) => products.get(id ?? '', signal),
    enabled: id !== null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (id === null) return <ProductEditor row={null} {...props} />;
  return (
    <RecordLoader title="Ürünü düzenle" answer={answer} missing="Ürün bulunamadı" onClose={props.onClose}>
      {(row) => (
        <ProductEditor
          key={`${row.id} ${round}`}
          row={row}
          onRestored={() => setRound(round + 1)}
          {...props}
        />
      )}
    </RecordLoader>
  );
}
