import { ListChecks } from 'lucide-react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { compareTurkish } from '../../../../domain/rules/turkish.ts';
import { OrderField, SlugField } from '../../form/common-fields.tsx';
import {
  ComboField,
  errorMessage,
  NumberField,
  SwitchField,
  TextareaField,
  TextField,
} from '../../form/fields.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { useCategoryChoices } from '../../kinds/use-choices.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import type { CatalogOutput, CatalogValues } from './catalog-spec.ts';
import { FileField } from './file-field.tsx';

/** The names of all categories, each once, and the one that is chosen even where no category has it any more. */
function useCategoryNames(chosen: string | null | undefined) {
  const { rows } = useCategoryChoices();
  const names = new Set(rows.map((row) => row.name));
  if (chosen) names.add(chosen);
  return [...names].sort(compareTurkish).map((name) => ({ value: name, label: name }));
}

type CatalogFormProps = {
  form: UseFormReturn<CatalogValues, unknown, CatalogOutput>;
  /** Opens the choice of its products; a catalog that is not stored yet has none. */
  onProducts: (() => void) | null | '';
};

/** Every field of a catalog. */
export function CatalogForm({ form, onProducts }: CatalogFormProps) {
  const { control } = form;
  const [title, category] = useWatch({ control, name: ['title', 'category'] });
  const categories = useCategoryNames(category);
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <TextField control={control} name="title" label="Katalog adı" required />
        <FileField form={form} />
        <TextField control={control} name="fileName" label="Dosya adı" hint="İndirilen dosya bu adı taşır." />
        <TextareaField control={control} name="description" label="Açıklama" rows={4} />
        <ComboField
          control={control}
          name="category"
          label="Kategori"
          placeholder="Genel"
          clearable
          options={categories}
        />
        <Controller
          control={control}
          name="tags"
          render={({ field, fieldState }) => (
            <Field label="Etiketler" hint="Virgülle ayırın." error={errorMessage(fieldState.error)}>
              <TagInput value={field.value ?? []} onChange={field.onChange} />
            </Field>
          )}
        />
      </div>
      <div className="grid content-start gap-5">
        <ImageField
          control={control}
          name="thumbnailUrl"
          label="Kapak görseli"
          folder="thumbnails"
          failed="Thumbnail yükleme hatası"
          hint="Önerilen 200x300 (2:3), en fazla 5MB. Boşsa PDF'in ilk sayfası kullanılır."
          shape="aspect-2/3"
          contain
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField control={control} name="pages" label="Sayfa sayısı" suffix="sayfa" />
          <OrderField control={control} name="sortOrder" />
        </div>
        {onProducts && (
          <Field
            group
            label="Ürünler"
            hint="Listeden seçilir ya da kodları kataloğun metninde bulunur; hemen kaydedilir."
          >
            <Button variant="ghost" className="justify-self-start" onClick={onProducts}>
              <ListChecks aria-hidden />
              Ürünleri seç
            </Button>
          </Field>
        )}
        <SlugField control={control} name="slug" title={title} />
        <div className="grid">
          <SwitchField control={control} name="isActive" label="Aktif" hint="Kapalıyken sitede görünmez." />
          <SwitchField
            control={control}
            name="isFeatured"
            label="Öne çıkan"
            hint="Kataloglar sayfasında büyük gösterilir."
          />
        </div>
      </div>
    </div>
  );
}
