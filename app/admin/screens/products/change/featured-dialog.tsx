import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { ChangeFrame, type FieldDialogProps } from './change-frame.tsx';
import { planFeatured } from './planned.ts';

/** Whether many products stand out. */
export function FeaturedDialog({ rows, onApply, onClose }: FieldDialogProps) {
  const [way, setWay] = useState<'on' | 'off'>('on');
  return (
    <ChangeFrame
      title="Öne çıkanı değiştir"
      rows={rows}
      planned={planFeatured(rows, way === 'on')}
      missing=""
      confirm={(count) =>
        way === 'on'
          ? `${count ? `${count} ürünü öne` : 'Öne'} çıkar`
          : `${count ? `${count} ürünü öne` : 'Öne'} çıkanlardan al`
      }
      onConfirm={(changed) =>
        onApply(changed, {
          label: 'Değiştiriliyor',
          done: (count) => (way === 'on' ? `${count} öne çıkarıldı.` : `${count} artık öne çıkmıyor.`),
        })
      }
      onClose={onClose}
    >
      <Field label="Öne çıkan" group>
        <Segmented
          className="w-fit"
          label="Öne çıkan"
          value={way}
          onChange={setWay}
          options={[
            { value: 'on', label: 'Açık' },
            { value: 'off', label: 'Kapalı' },
          ]}
        />
      </Field>
    </ChangeFrame>
  );
}
