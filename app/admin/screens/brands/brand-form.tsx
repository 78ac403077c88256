import { type UseFormReturn, useWatch } from 'react-hook-form';
import { OrderField, SlugField } from '../../form/common-fields.tsx';
import { SwitchField, TextareaField, TextField } from '../../form/fields.tsx';
import { ImageField } from '../../form/image-field.tsx';
import type { BrandOutput, BrandValues } from './brand-spec.ts';

/** Every field of a brand. */
export function BrandForm({ form }: { form: UseFormReturn<BrandValues, unknown, BrandOutput> }) {
  const { control } = form;
  const name = useWatch({ control, name: 'name' });
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <TextField control={control} name="name" label="Marka adı" required />
        <TextareaField control={control} name="description" label="Açıklama" rows={6} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField control={control} name="country" label="Ülke" />
          <TextField control={control} name="established" label="Kuruluş yılı" placeholder="1987" />
        </div>
        <TextField control={control} name="website" label="Web sitesi" type="url" placeholder="https://" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField control={control} name="representedSince" label="Temsil yılı" placeholder="2009" />
        </div>
        <TextareaField
          control={control}
          name="serviceNotes"
          label="Servis bilgileri"
          rows={3}
          hint="Her satır ayrı bir madde olur. Örnek: Yedek parça 10 yıl stokta"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField control={control} name="contactName" label="Temsilci" />
          <TextField control={control} name="contactTitle" label="Temsilcinin görevi" />
          <TextField control={control} name="contactPhone" label="Temsilcinin telefonu" type="tel" />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <ImageField
          control={control}
          name="logoUrl"
          label="Logo"
          folder="logos"
          failed="Logo yükleme hatası"
          hint="Önerilen 200x200 (1:1), en fazla 5MB."
          shape="aspect-square"
          contain
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField control={control} name="logo" label="Emoji" hint="Logo yoksa ya da açılmazsa görünür." />
          <OrderField control={control} name="sortOrder" />
        </div>
        <SlugField control={control} name="slug" title={name} />
        <div className="grid">
          <SwitchField
            control={control}
            name="isActive"
            label="Aktif"
            hint="Kapalıyken marka ve ürünleri sitede görünmez."
          />
          <SwitchField
            control={control}
            name="isDistributor"
            label="Bayisi olduğumuz marka"
            hint="Bayiliklerimiz sayfasında ve ana sayfada listelenir."
          />
        </div>
      </div>
    </div>
  );
}
