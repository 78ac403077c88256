import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { currencySign, splitCurrency, USUAL_CURRENCY } from '../../../../domain/rules/money.ts';
import { makeSku } from '../../../../domain/rules/sku.ts';
import { OrderField, SlugField } from '../../form/common-fields.tsx';
import { ComboField, NumberField, SwitchField, TextareaField, TextField } from '../../form/fields.tsx';
import { FormGroup, FormGroups } from '../../form/form-groups.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { brandKind } from '../../kinds/brand.ts';
import { useCategoryChoices, useChoices } from '../../kinds/use-choices.ts';
import { CatalogField } from './catalog-field.tsx';
import { FeaturesField } from './features-field.tsx';
import { productGroups } from './form-groups.ts';
import { MoreImagesField } from './more-images-field.tsx';
import { CURRENCY_OPTIONS, type ProductOutput, type ProductValues } from './product-spec.ts';
import { SpecificationsField } from './specifications-field.tsx';
import { VideoField } from './video-field.tsx';

const EXAMPLE_SKU = 'BIA-IMP-DEN-1234';

/** Every field of a product. */
export function ProductForm({ form }: { form: UseFormReturn<ProductValues, unknown, ProductOutput> }) {
  const { control } = form;
  const values = useWatch({ control }) as Partial<ProductValues>;
  const { name = '', brandId = '', categoryId = '', currency } = values;
  const { dirtyFields } = useFormState({ control });
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

  const { groups, filled, frame } = productGroups(values, new Set(Object.keys(dirtyFields)));

  return (
    <FormGroups groups={groups} filled={filled}>
      <FormGroup {...frame('identity')}>
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
        <TextareaField control={control} name="description" label="Açıklama" rows={4} />
        <FeaturesField control={control} name="features" label="Özellikler" />
        <SpecificationsField
          control={control}
          name="specifications"
          label="Teknik değerler"
          categoryId={categoryId}
        />
      </FormGroup>
      <FormGroup {...frame('pictures')}>
        <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_11.5rem] md:gap-3">
          <ImageField
            control={control}
            name="imageUrl"
            label="Ürün görseli"
            folder="products"
            hint="Önerilen 800x600 (4:3), en fazla 5MB."
            large="Kapak"
          />
          <MoreImagesField form={form} />
        </div>
        <VideoField control={control} />
      </FormGroup>
      <FormGroup {...frame('sale')}>
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
        <div className="grid gap-5 sm:grid-cols-2">
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
        </div>
        <CatalogField control={control} placeholder="Katalog yok" clearable />
        <div className="grid rounded-control border border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x divide-line *:px-4 *:py-2">
          <SwitchField control={control} name="isActive" label="Aktif" hint="Kapalıyken sitede görünmez." />
          <SwitchField
            control={control}
            name="isFeatured"
            label="Öne çıkan"
            hint="Ana sayfada ve listelerde önde durur."
          />
          <SwitchField
            control={control}
            name="isDistributor"
            label="Bayilik ürünü"
            hint="Bayiliklerimiz sayfasında durur."
          />
        </div>
      </FormGroup>
      <FormGroup {...frame('address')}>
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
          <SlugField control={control} name="slug" title={name} />
          <OrderField control={control} name="sortOrder" />
        </div>
      </FormGroup>
    </FormGroups>
  );
}
