import type { Control } from 'react-hook-form';
import { currencySign, USUAL_CURRENCY } from '../../../../domain/rules/money.ts';
import type { Gap } from '../../../../domain/things/gap.ts';
import { SEO_TEXT_MIN } from '../../../../domain/things/gap.ts';
import type { Product } from '../../../../domain/things/product.ts';
import { NumberField, TextareaField } from '../../form/fields.tsx';
import { ImageField } from '../../form/image-field.tsx';
import { CatalogField } from '../products/catalog-field.tsx';
import { FeaturesField } from '../products/features-field.tsx';
import type { ProductOutput, ProductValues } from '../products/product-spec.ts';
import { SpecificationsField } from '../products/specifications-field.tsx';
import { VideoField } from '../products/video-field.tsx';

type GapFieldProps = { gap: Gap; row: Product; control: Control<ProductValues, unknown, ProductOutput> };

/** The field that fills in what a product lacks. */
export function GapField({ gap, row, control }: GapFieldProps) {
  switch (gap) {
    case 'picture':
      return (
        <ImageField
          control={control}
          name="imageUrl"
          label="Ürün görseli"
          folder="products"
          hint="Önerilen 800x600 (4:3), en fazla 5MB."
        />
      );
    case 'description':
    case 'seo':
      return (
        <TextareaField
          control={control}
          name="description"
          label="Açıklama"
          rows={5}
          hint={`Arama sonuçlarında adın altında görünür; en az ${SEO_TEXT_MIN} harf yazın. Yeni satır: Shift+Enter`}
        />
      );
    case 'features':
      return (
        <FeaturesField control={control} name="features" label="Özellikler" hint="Yeni satır: Shift+Enter" />
      );
    case 'specifications':
      return (
        <SpecificationsField
          control={control}
          name="specifications"
          label="Teknik değerler (yeni satır: Shift+Enter)"
          categoryId={row.categoryId ?? ''}
        />
      );
    case 'catalog':
      return <CatalogField control={control} placeholder="Katalog seçin" />;
    case 'price':
      return (
        <NumberField
          control={control}
          name="price"
          label="Fiyat"
          decimals={2}
          suffix={currencySign(row.currency ?? USUAL_CURRENCY)}
          hint="Yalnız panelde görünür."
        />
      );
    case 'video':
      return <VideoField control={control} />;
  }
}
