import { useState } from 'react';
import { fold } from '../../../../../domain/rules/turkish.ts';
import type { Category } from '../../../../../domain/things/category.ts';
import { brandKind } from '../../../kinds/brand.ts';
import { useCategoryChoices, useChoices } from '../../../kinds/use-choices.ts';
import { foldedMatch } from '../../../lib/folded-match.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import type { ComboboxOption } from '../../../ui/option-list.tsx';
import { ChangeFrame, type FieldDialogProps } from './change-frame.tsx';
import { planPlaces } from './planned.ts';

/** The categories of some brands by their names, each with the brands that have it. */
function namesOf(categories: readonly Category[], brandIds: ReadonlySet<string>): ComboboxOption[] {
  const groups = Map.groupBy(
    categories.filter(({ brandId }) => brandIds.has(brandId)),
    ({ name }) => fold(name),
  );
  return [...groups]
    .map(([value, all]) => ({
      value,
      label: all[0]?.name ?? '',
      detail: [...new Set(all.map(({ brand }) => brand.name))].join(', '),
    }))
    .sort((a, b) => a.label.localeCompare(b.label, 'tr'));
}

/** Another category for products of one or several brands, in their own brand or in another one. */
export function PlaceDialog({ rows, onApply, onClose }: FieldDialogProps) {
  const [brandId, setBrandId] = useState('');
  const [category, setCategory] = useState('');
  const brands = useChoices(brandKind).options;
  const categories = useCategoryChoices().rows;
  const asked = new Set(brandId ? [brandId] : rows.map((row) => row.brandId));
  const planned = category ? planPlaces(rows, { brandId, category }, categories) : null;
  return (
    <ChangeFrame
      title="Marka ve kategoriyi değiştir"
      rows={rows}
      planned={planned}
      missing="Kategoriyi seçin."
      confirm={(count) => (count ? `${count} ürünü taşı` : 'Taşı')}
      onConfirm={(changed) =>
        onApply(changed, {
          label: 'Taşınıyor',
          done: (count) => `${count}ün yeri değiştirildi.`,
        })
      }
      onClose={onClose}
    >
      <Field label="Kategori" required>
        <Combobox
          value={category}
          onChange={setCategory}
          options={namesOf(categories, asked)}
          placeholder="Kategori seçin"
          matches={foldedMatch}
        />
      </Field>
      <Field label="Marka" hint="Markası kalan ürün, kendi markasının aynı adlı kategorisine gider.">
        <Combobox
          value={brandId}
          onChange={(next) => {
            setBrandId(next);
            setCategory('');
          }}
          options={brands}
          placeholder="Kendi markasında kalsın"
          clearable
          matches={foldedMatch}
        />
      </Field>
    </ChangeFrame>
  );
}
