import { type UseFormReturn, useWatch } from 'react-hook-form';
import { makeSku } from '../../../domain/sku.ts';
import { slugify } from '../../../domain/slug.ts';
import { useBrandChoices, useCatalogChoices, useCategoryChoices } from '../shared/choices.ts';
import { ComboField, NumberField, SwitchField, TextareaField, TextField } from '../shared/form/fields.tsx';
import { ImageField } from '../shared/form/image-field.tsx';
import { FeaturesField } from './features-field.tsx';
import type { ProductOutput, ProductValues } from './product-spec.ts';
import { VideoField } from './video-field.tsx';

const EXAMPLE_SKU = 'BIA-IMP-DEN-1234';

/** Every field of a product. */
export function ProductForm({ form }: { form: UseFormReturn<ProductValues, unknown, ProductOutput> }) {
  const { control } = form;
  const [name, brandId, categoryId] = useWatch({ control, name: ['name', 'brandId', 'categoryId'] });
  const brands = useBrandChoices();
  const categories = useCategoryChoices(brandId);
  const catalogs = useCatalogChoices();
  const brand = brands.rows.find((row) => row.id === brandId)?.name;
  const category = categories.rows.find((row) => row.id === categoryId)?.name;
  const sku = brand && category && name ? makeSku(brand, category, name, 1234) : EXAMPLE_SKU;

  function leaveForeignCategory(nextBrand: string) {
    const kept = categories.rows.some((row) => row.id === categoryId && row.brandId === nextBrand);
    if (categoryId && !kept) form.setValue('categoryId', '', { shouldDirty: true });
  }

  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="grid content-start gap-5">
        <TextField control={control} name="name" label="Ürün adı" required />
        <div className="grid gap-5 sm:grid-cols-2">
          <ComboField
            control={control}
            name="brandId"
            label="Marka"
            required
            placeholder="Marka seçin"
            options={brands.options}
            onChosen={leaveForeignCategory}
          />
          <ComboField
            control={control}
            name="categoryId"
            label="Kategori"
            required
            disabled={!brandId}
            placeholder={brandId ? 'Kategori seçin' : 'Önce marka seçin'}
            options={categories.options}
          />
        </div>
        <TextareaField control={control} name="description" label="Açıklama" rows={5} />
        <FeaturesField control={control} name="features" label="Özellikler" />
      </div>
      <div className="grid content-start gap-5">
        <ImageField
          control={control}
          name="imageUrl"
          label="Ürün görseli"
          folder="products"
          hint="Önerilen 800x600 (4:3), en fazla 5MB."
        />
        <VideoField control={control} />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            control={control}
            name="price"
            label="Fiyat"
            decimals={2}
            suffix="₺"
            hint="Yalnız panelde görünür."
          />
          <NumberField control={control} name="stock" label="Stok" suffix="adet" />
        </div>
        <TextField
          control={control}
          name="sku"
          label="Ürün kodu (SKU)"
          hint={`Boş bırakılırsa otomatik oluşturulur. Örnek: ${sku}`}
        />
        <ComboField
          control={control}
          name="catalogId"
          label="Katalog"
          placeholder="Katalog yok"
          clearable
          options={catalogs.options}
        />
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
          <TextField
            control={control}
            name="slug"
            label="Adresteki adı"
            placeholder={slugify(name)}
            hint="Boş bırakılırsa addan oluşturulur."
          />
          <NumberField control={control} name="sortOrder" label="Sıra" empty={0} />
        </div>
        <div className="grid">
          <SwitchField control={control} name="isActive" label="Aktif" hint="Kapalıyken sitede görünmez." />
          <SwitchField
            control={control}
            name="isFeatured"
            label="Öne çıkan"
            hint="Ana sayfada ve listelerde önde durur."
          />
          <SwitchField control={control} name="isDistributor" label="Bayilik ürünü" />
        </div>
      </div>
    </div>
  );
}
