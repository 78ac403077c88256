import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { ChangeFrame, type FieldDialogProps } from './change-frame.tsx';
import { planStock, type StockChange } from './planned.ts';
import { signedNumbers } from './signed-numbers.ts';
import { WayField } from './way-field.tsx';

/** Pieces added to the stock of many products, or their stock counted anew. */
export function StockDialog({ rows, onApply, onClose }: FieldDialogProps) {
  const [way, setWay] = useState<StockChange['way']>('add');
  const [value, setValue] = useState<number | string | null>(null);
  return (
    <ChangeFrame
      title="Stoku değiştir"
      rows={rows}
      planned={typeof value === 'number' ? planStock(rows, { way, value }) : null}
      missing={typeof value === 'string' ? 'Tam sayı yazın. Örnek: 20 ya da −5' : 'Adedi yazın.'}
      confirm={(count) => (count ? `${count} stoku değiştir` : 'Stoku değiştir')}
      onConfirm={(changed) =>
        onApply(changed, {
          label: 'Stoklar değiştiriliyor',
          done: (count) => `${count}ün stoku değiştirildi.`,
        })
      }
      onClose={onClose}
    >
      <Field
        label={way === 'add' ? 'Eklenecek adet' : 'Yeni stok'}
        hint={way === 'add' ? 'Düşmek için eksi yazın: −5' : 'Seçilen her ürünün stoku bu olur.'}
      >
        <NumberInput inputMode="numeric" value={value} onChange={setValue} writing={signedNumbers(0)} />
      </Field>
      <WayField
        value={way}
        onChange={setWay}
        options={[
          { value: 'add', label: 'Ekle' },
          { value: 'set', label: 'Eşitle' },
        ]}
      />
    </ChangeFrame>
  );
}
