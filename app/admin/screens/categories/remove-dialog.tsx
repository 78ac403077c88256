import { useId, useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { Category } from '../../../../domain/things/category.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { heldByCategory } from './category-tree.ts';

export type ProductFate = 'keep' | 'trash';

type RemoveDialogProps = {
  rows: readonly Category[];
  busy: boolean;
  onCancel: () => void;
  onConfirm: (products: ProductFate) => void;
};

/** Asks before categories go to the trash, and what shall become of their products. */
export function RemoveDialog({ rows, busy, onCancel, onConfirm }: RemoveDialogProps) {
  const [fate, setFate] = useState<ProductFate>('keep');
  const name = useId();
  const products = rows.reduce((sum, row) => sum + row.productCount, 0);
  const below = rows.some((row) => row.childrenCount > 0);
  const choices: [ProductFate, string][] = [
    ['keep', 'Ürünler kalsın, Genel altında listelensin'],
    ['trash', `${formatCount(products)} ürün de çöp kutusuna taşınsın`],
  ];
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={
        rows.length === 1
          ? 'Bu kategoriyi silmek istediğinizden emin misiniz?'
          : `${formatCount(rows.length)} kategoriyi silmek istediğinizden emin misiniz?`
      }
      confirmLabel={rows.length === 1 ? 'Sil' : `${formatCount(rows.length)} kategoriyi sil`}
      onCancel={onCancel}
      onConfirm={() => onConfirm(fate)}
    >
      <p>
        {rows.length === 1 && <b>{rows[0]?.name}: </b>}
        {heldByCategory(rows)} {below ? 'Alt kategoriler de birlikte çöp' : 'Çöp'} kutusuna taşınır; oradan
        geri getirebilirsiniz.
      </p>
      {products > 0 && (
        <fieldset className="mt-4 grid">
          <legend className="font-semibold">İçindeki ürünler</legend>
          {choices.map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name={name}
                checked={fate === value}
                onChange={() => setFate(value)}
                className="size-5 flex-none accent-(--primary)"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  );
}
