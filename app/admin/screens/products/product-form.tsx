import { type UseFormReturn, useWatch } from 'react-hook-form';
import { currencySign, splitCurrency, USUAL_CURRENCY } from '../../../../domain/rules/money.ts';
import { makeSku } from '../../../../domain/rules/sku.ts';
import { OrderField, SlugField } from '../../form/common-fields.tsx';
import { ComboField, NumberField, SwitchField, TextareaField, TextField } from '../../form/fields.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { brandKind } from '../../kinds/brand.ts';
import { catalogKind } from '../../kinds/catalog.ts';
import { useCategoryChoices, useChoices } from '../../kinds/use-choices.ts';
import { FeaturesField } from './features-field.tsx';
import { MoreImagesField } from './more-images-field.tsx';
import { CURRENCY_OPTIONS, type ProductOutput, type ProductValues } from './product-spec.ts';
import { SpecificationsField } from './specifications-field.tsx';
import { VideoField } from './video-field.tsx';

const EXAMPLE_SKU = 'BIA-IMP-DEN-1234';

/** Every field of a product. */
export function ProductForm({ form }: { form: UseFormReturn<ProductValues, unknown, ProductOutput> }) {
  const { control } = form;
  const [name, brandId, categoryId, currency] = useWatch({
    control,
    name: ['name', 'brandId', 'categoryId', 'currency'],
  });
  const brands = useChoices(brandKind);
  const categories = useCategoryChoices(brandId);
  const brand = brands.rows.find((row) => row.id === brandId)?.name;
  const category = categories.rows.find((row) => row.id === categoryId)?.name;
  const sku = brand && category && name ? makeSku(brand, category, name, 1234) : EXAMPLE_SKU;

  function leaveForeignCategory(nextBrand: string) {
    const kept = categories.rows.some((row) => row.id === categoryId && row.brandId === nextBrand);
    if (categoryId && !kept) form.setValue('categoryId', '', { shouldDirty: true });
  }

  function takeCurrency(price: string) {
    const named = splitCurrency(price.trim()).currency;
    if (named) form.setValue('currency', named, { shouldDirty: true });
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
        <SpecificationsField
          control={control}
          name="specifications"
          label="Teknik değerler"
          categoryId={categoryId}
        />
      </div>
      <div className="grid content-start gap-5">
        <ImageField
          control={control}
          name="imageUrl"
          label="Ürün görseli"
          folder="products"
          hint="Önerilen 800x600 (4:3), en fazla 5MB."
        />
        <MoreImagesField form={form} />
        <VideoField control={control} />
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7.5rem_minmax(0,1fr)]">
          <NumberField
            control={control}
            name="price"
            label="Fiyat"
            decimals={2}
            suffix={currencySign(currency ?? USUAL_CURRENCY)}
            hint="Yalnız panelde görünür."
            onText={takeCurrency}
          />
          <ComboField
            control={control}
            name="currency"
            label="Para birimi"
            placeholder="Seçin"
            options={CURRENCY_OPTIONS}
          />
          <NumberField control={control} name="stock" label="Stok" suffix="adet" />
        </div>
        <TextField
          control={control}
          name="sku"
          label="Ürün kodu (SKU)"
          hint={`Boş bırakılırsa otomatik oluşturulur. Örnek: ${sku}`}
        />
        <TextField
          control={control}
          name="externalId"
          label="Dış kod (ERP)"
          hint="Muhasebe ya da ERP programındaki kodu. Sitede görünmez."
        />
        <ComboField
          control={control}
          name="catalogId"
          label="Katalog"
          placeholder="Katalog yok"
          clearable
          options={useChoices(catalogKind).options}
        />
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
          <SlugField control={control} name="slug" title={name} />
          <OrderField control={control} name="sortOrder" />
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
