import { useState } from 'react';
import { catalogKind } from '../../../kinds/catalog.ts';
import { useChoices } from '../../../kinds/use-choices.ts';
import { foldedMatch } from '../../../lib/folded-match.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { ChangeFrame, type FieldDialogProps } from './change-frame.tsx';
import { planCatalogs } from './planned.ts';
import { WayField } from './way-field.tsx';

/** Another catalog for many products, or none. */
export function CatalogDialog({ rows, onApply, onClose }: FieldDialogProps) {
  const [way, setWay] = useState<'link' | 'unlink'>('link');
  const [catalogId, setCatalogId] = useState('');
  const { options } = useChoices(catalogKind);
  const isSaid = way === 'unlink' || catalogId !== '';
  const nameOf = (id: string) => options.find((option) => option.value === id)?.label;
  return (
    <ChangeFrame
      title="Kataloğu değiştir"
      rows={rows}
      planned={isSaid ? planCatalogs(rows, way === 'link' ? catalogId : null, nameOf) : null}
      missing="Kataloğu seçin."
      confirm={(count) => (count ? `${count} ürünün kataloğunu değiştir` : 'Kataloğu değiştir')}
      onConfirm={(changed) =>
        onApply(changed, {
          label: 'Kataloglar değiştiriliyor',
          done: (count) => `${count}ün kataloğu değiştirildi.`,
        })
      }
      onClose={onClose}
    >
      {way === 'link' && (
        <Field label="Katalog" required>
          <Combobox
            value={catalogId}
            onChange={setCatalogId}
            options={options}
            placeholder="Katalog seçin"
            matches={foldedMatch}
          />
        </Field>
      )}
      <WayField
        value={way}
        onChange={setWay}
        options={[
          { value: 'link', label: 'Bağla' },
          { value: 'unlink', label: 'Kaldır' },
        ]}
      />
    </ChangeFrame>
  );
}
