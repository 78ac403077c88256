import { useState } from 'react';
import { CURRENCIES, currencySign } from '../../../../../domain/rules/money.ts';
import { writeNumber } from '../../../../../domain/rules/number-text.ts';
import { PRICE_WAYS, ROUNDINGS, type Rounding } from '../../../../../domain/rules/price-change.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { ChangeFrame, type FieldDialogProps } from './change-frame.tsx';
import { planPrices, priceFigures } from './planned.ts';
import { signedNumbers } from './signed-numbers.ts';
import { WayField } from './way-field.tsx';

const WAY_NAMES = { percent: 'Yüzde', amount: 'Tutar', fixed: 'Sabit' } as const;
const HINTS = {
  percent: 'İndirmek için eksi yazın: −5',
  amount: 'İndirmek için eksi yazın: −50',
  fixed: 'Seçilen her ürünün fiyatı bu olur.',
} as const;

/** Prices by a percentage or an amount with rounding, or one price for all. */
export function PriceDialog({ rows, onApply, onClose }: FieldDialogProps) {
  const [way, setWay] = useState<(typeof PRICE_WAYS)[number]>('percent');
  const [value, setValue] = useState<number | string | null>(null);
  const [rounding, setRounding] = useState<Rounding>(1);
  const currencies = CURRENCIES.filter((currency) => rows.some((row) => row.currency === currency));
  const sign = currencies.length === 1 && currencies[0] ? currencySign(currencies[0]) : '';
  const planned = typeof value === 'number' ? planPrices(rows, { way, value, rounding }) : null;
  const { share, most } = priceFigures(planned ?? []);
  const numbers = signedNumbers(2);
  return (
    <ChangeFrame
      title="Fiyatı değiştir"
      rows={rows}
      planned={planned}
      missing={typeof value === 'string' ? 'Sayı okunamadı. Örnek: 7 ya da −12,5' : 'Değişimi yazın.'}
      confirm={(count) => `${count} fiyatı değiştir`.trim().replace(/^f/, 'F')}
      figures={[
        {
          label: share < 0 ? 'Ortalama indirim' : 'Ortalama artış',
          value: `%${writeNumber(Math.abs(share), 2)}`,
        },
        ...(most?.difference ? [{ label: 'En büyük fark', value: most.difference }] : []),
      ]}
      onConfirm={(changed) =>
        onApply(changed, {
          label: 'Fiyatlar değiştiriliyor',
          done: (count) => `${count}ün fiyatı değiştirildi.`,
        })
      }
      onClose={onClose}
    >
      <Field label={way === 'fixed' ? 'Yeni fiyat' : 'Değişim'} hint={HINTS[way]}>
        <NumberInput
          value={value}
          onChange={setValue}
          writing={numbers}
          {...(way === 'percent' ? { suffix: '%' } : sign && { suffix: sign })}
        />
      </Field>
      <WayField
        value={way}
        onChange={setWay}
        options={PRICE_WAYS.map((option) => ({ value: option, label: WAY_NAMES[option] }))}
      />
      {way !== 'fixed' && (
        <Field label="Yuvarlama">
          <Select
            value={String(rounding)}
            onChange={(event) =>
              setRounding(ROUNDINGS.find((one) => String(one) === event.target.value) ?? 0)
            }
            options={ROUNDINGS.map((one) => ({
              value: String(one),
              label: one === 0 ? 'Yok, kuruşlar kalır' : `En yakın ${sign}${one}`,
            }))}
          />
        </Field>
      )}
      {currencies.length > 1 && way !== 'percent' && (
        <p className="rounded-control bg-warn-bg px-3.5 py-2.5 text-14 text-warn">
          Seçilen ürünlerde {currencies.join(', ')} fiyatlar var; tutar her ürünün kendi para birimindedir.
        </p>
      )}
      <p className="rounded-control bg-info-bg px-3.5 py-2.5 text-14 text-info">
        Hazırlanan ve gönderilen tekliflerdeki fiyatlar olduğu gibi kalır.
      </p>
    </ChangeFrame>
  );
}
