import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import {
  CATEGORY_COLOR,
  CATEGORY_COLORS,
  CATEGORY_LEVELS,
  type Category,
} from '../../../../domain/things/category.ts';
import { OrderField, SlugField } from '../../form/common-fields.tsx';
import { ComboField, errorMessage, SwitchField, TextareaField, TextField } from '../../form/fields.tsx';
import { brandKind } from '../../kinds/brand.ts';
import { useCategoryChoices, useChoices } from '../../kinds/use-choices.ts';
import { ColorPicker } from '../../ui/color-picker.tsx';
import { Field } from '../../ui/field.tsx';
import type { CategoryOutput, CategoryValues } from './category-spec.ts';
import { withBelow } from './category-tree.ts';

type CategoryFormProps = {
  form: UseFormReturn<CategoryValues, unknown, CategoryOutput>;
  /** The category that is edited; it cannot stand below itself. */
  ownId: string | null;
};

/** The categories that this one may stand under: of its brand, not below itself, not too deep. */
function useParentOptions(brandId: string, ownId: string | null) {
  const { rows, options } = useCategoryChoices(brandId);
  const own: readonly Category[] = rows.filter((row) => row.brandId === brandId);
  const below = ownId ? withBelow(own, ownId) : new Set<string>();
  return options.filter(
    (option, index) => !below.has(option.value) && (own[index]?.level ?? 1) < CATEGORY_LEVELS,
  );
}

/** Every field of a category. */
export function CategoryForm({ form, ownId }: CategoryFormProps) {
  const { control } = form;
  const [name, brandId] = useWatch({ control, name: ['name', 'brandId'] });
  const brands = useChoices(brandKind);
  const parents = useParentOptions(brandId, ownId);
  return (
    <div className="grid gap-5">
      <TextField control={control} name="name" label="Kategori adı" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <ComboField
          control={control}
          name="brandId"
          label="Marka"
          required
          placeholder="Marka seçin"
          options={brands.options}
          onChosen={() => form.setValue('parentId', null, { shouldDirty: true })}
        />
        <ComboField
          control={control}
          name="parentId"
          label="Üst kategori"
          placeholder="Yok, en üstte"
          clearable
          disabled={!brandId}
          options={parents}
        />
      </div>
      <TextareaField control={control} name="description" label="Açıklama" rows={3} />
      <Controller
        control={control}
        name="color"
        render={({ field, fieldState }) => (
          <Field group label="Renk" error={errorMessage(fieldState.error)}>
            <ColorPicker
              value={field.value ?? CATEGORY_COLOR}
              colors={CATEGORY_COLORS}
              onChange={field.onChange}
            />
          </Field>
        )}
      />
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)_8rem]">
        <TextField control={control} name="icon" label="Simge" placeholder="🦷" hint="Bir emoji." />
        <SlugField control={control} name="slug" title={name} />
        <OrderField control={control} name="sortOrder" />
      </div>
      <SwitchField
        control={control}
        name="isActive"
        label="Aktif"
        hint="Kapalıyken sitede görünmez; ürünleri Genel altında kalır."
      />
    </div>
  );
}
