import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SETTING_DEFAULTS } from '../../../../domain/site/setting-defaults.ts';
import { type BoundField, TextField, useBound } from '../../form/fields.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { CompanyKey, CompanyOutput, CompanyValues } from './company-spec.ts';
import { MapPreview } from './map-preview.tsx';
import { PrivacyFields } from './privacy-fields.tsx';

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-16 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Settings are texts, a switch's too. */
function SwitchSetting(
  props: Pick<BoundField<CompanyValues, CompanyOutput>, 'control' | 'name' | 'label' | 'hint'>,
) {
  const { field, value } = useBound(props);
  return (
    <Switch
      checked={String(value) === 'true'}
      onChange={(isOn) => field.onChange(isOn ? 'true' : 'false')}
      label={props.label}
      hint={props.hint}
    />
  );
}

type CompanyFieldsProps = {
  form: UseFormReturn<CompanyValues, unknown, CompanyOutput>;
  labels: Readonly<Record<CompanyKey, string>>;
};

/** What the site says of the company, where it lies, and the links at its foot. */
export function CompanyFields({ form, labels }: CompanyFieldsProps) {
  const { control } = form;
  const [lat, lng, zoom] = form.watch(['mapLat', 'mapLng', 'mapZoom']);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          control={control}
          name="companyName"
          label={labels.companyName}
          hint={`Sayfa başlıklarında ve altbilgide görünür. Boşken: ${SETTING_DEFAULTS.companyName}.`}
        />
        <TextField
          control={control}
          name="whatsapp"
          type="tel"
          label={labels.whatsapp}
          hint="Boşken altbilgideki telefon kullanılır. Örnek: 0532 555 01 42"
        />
        <TextField
          control={control}
          name="siteUrl"
          type="url"
          label={labels.siteUrl}
          hint="Paylaşılan adreslerin başı. Örnek: https://ornek.com.tr"
          className="sm:col-span-2"
        />
      </div>
      <Group title="Ürünler">
        <SwitchSetting
          control={control}
          name="showPrices"
          label={labels.showPrices}
          hint="Açıkken fiyatı girilmiş ürünlerin fiyatı ve stokta olup olmadığı sitede ve arama sonuçlarında görünür."
        />
      </Group>
      <Group title="Teklifler">
        <TextField
          control={control}
          name="vatRate"
          label={labels.vatRate}
          hint={`Yüzde. Yeni teklifler bununla başlar. Boşken ${SETTING_DEFAULTS.vatRate}.`}
          className="sm:max-w-60"
        />
      </Group>
      <Group title="Haritadaki yer">
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField
            control={control}
            name="mapLat"
            label={labels.mapLat}
            hint={`Boşken ${SETTING_DEFAULTS.mapLat}`}
          />
          <TextField
            control={control}
            name="mapLng"
            label={labels.mapLng}
            hint={`Boşken ${SETTING_DEFAULTS.mapLng}`}
          />
          <TextField control={control} name="mapZoom" label={labels.mapZoom} hint="1 uzak, 19 yakın" />
        </div>
        <MapPreview
          place={{ mapLat: String(lat ?? ''), mapLng: String(lng ?? ''), mapZoom: String(zoom ?? '') }}
          onChoose={(place) => {
            for (const key of ['mapLat', 'mapLng', 'mapZoom'] as const)
              form.setValue(key, place[key], { shouldDirty: true, shouldValidate: true });
          }}
        />
      </Group>
      <Group title="Gizlilik (KVKK)">
        <PrivacyFields form={form} labels={labels} />
      </Group>
      <Group title="Altbilgideki bağlantılar">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            control={control}
            name="kvkkUrl"
            label={labels.kvkkUrl}
            hint="Boşken sitenin kendi KVKK sayfası"
          />
          <TextField
            control={control}
            name="privacyUrl"
            label={labels.privacyUrl}
            hint="Boşken sitenin kendi gizlilik sayfası"
          />
          <TextField control={control} name="creditName" label={labels.creditName} />
          <TextField control={control} name="creditUrl" label={labels.creditUrl} />
        </div>
      </Group>
    </>
  );
}
