import { useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { Product } from '../../../../domain/things/product.ts';
import { useCategoryChoices } from '../../kinds/use-choices.ts';
import { foldedMatch } from '../../lib/folded-match.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

type MoveDialogProps = {
  rows: readonly Product[];
  onMove: (ids: string[], categoryName: string, categoryId: string) => void;
  onClose: () => void;
};

/** Chooses the category for the ticked products. A category takes products of its own brand only. */
export function MoveDialog({ rows, onMove, onClose }: MoveDialogProps) {
  const [categoryId, setCategoryId] = useState('');
  const [error, setError] = useState('');
  const brandIds = new Set(rows.map((row) => row.brandId));
  const categories = useCategoryChoices();
  const options = categories.options.filter((_, index) =>
    brandIds.has(categories.rows[index]?.brandId ?? ''),
  );
  const category = categories.rows.find((row) => row.id === categoryId);
  const fitting = category ? rows.filter((row) => row.brandId === category.brandId) : [];
  const left = rows.length - fitting.length;

  function move() {
    if (!category) return setError('Bir kategori seçin.');
    onMove(
      fitting.map((row) => row.id),
      category.name,
      category.id,
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Kategoriye taşı"
      description={`${formatCount(rows.length)} ürün seçildi.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button onClick={move}>{category ? `${formatCount(fitting.length)} ürünü taşı` : 'Taşı'}</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="Kategori" required error={category ? undefined : error || undefined}>
          <Combobox
            value={categoryId}
            onChange={setCategoryId}
            options={options}
            placeholder="Kategori seçin"
            matches={foldedMatch}
          />
        </Field>
        {category && left > 0 && (
          <p className="rounded-control bg-warn-bg px-3.5 py-2.5 text-warn">
            {formatCount(left)} ürün başka bir markanın; {category.name} kategorisine yalnız{' '}
            {category.brand.name} ürünleri taşınır.
          </p>
        )}
      </div>
    </Dialog>
  );
}
