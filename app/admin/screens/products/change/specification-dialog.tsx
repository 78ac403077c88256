import { useState } from 'react';
import { cleanText } from '../../../../../domain/rules/clean-text.ts';
import { labelKey } from '../../../../../domain/rules/specification.ts';
import { foldedMatch } from '../../../lib/folded-match.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { plainOptions, SuggestInput } from '../../../ui/suggest-input.tsx';
import { knownLabels } from '../known-specifications.ts';
import { ChangeFrame, type FieldDialogProps } from './change-frame.tsx';
import { planSpecifications, type SpecificationChange } from './planned.ts';
import { WayField } from './way-field.tsx';

const EMPTY = { label: '', value: '', unit: '' };

/** One line of technical data written in many products, or taken out of them. */
export function SpecificationDialog({ rows, onApply, onClose }: FieldDialogProps) {
  const [way, setWay] = useState<SpecificationChange['way']>('write');
  const [line, setLine] = useState(EMPTY);
  const known = knownLabels(rows.map(({ specifications }) => specifications));
  const named = known.find(({ label }) => labelKey(label) === labelKey(line.label));
  const clean = { label: cleanText(line.label), value: cleanText(line.value), unit: cleanText(line.unit) };
  const isSaid = clean.label !== '' && (way === 'remove' || clean.value !== '');

  function writeLabel(label: string) {
    const unit = known.find((one) => labelKey(one.label) === labelKey(label))?.unit;
    setLine({ ...line, label, ...(unit && !line.unit && { unit }) });
  }

  return (
    <ChangeFrame
      title="Teknik değeri değiştir"
      rows={rows}
      planned={isSaid ? planSpecifications(rows, { way, line: clean }) : null}
      missing={clean.label ? 'Değeri yazın. Örnek: 3,3–5,0' : 'Etiketi yazın. Örnek: Çap'}
      confirm={(count) => (count ? `${count} ürünün teknik değerini değiştir` : 'Teknik değeri değiştir')}
      onConfirm={(changed) =>
        onApply(changed, {
          label: 'Teknik değerler değiştiriliyor',
          done: (count) => `${count}ün teknik değeri değiştirildi.`,
        })
      }
      onClose={onClose}
    >
      <Field label="Etiket" required hint="Aynı etiket varsa değeri değişir, yoksa sona eklenir.">
        <SuggestInput
          label="Etiket önerileri"
          options={plainOptions(known.map(({ label }) => label))}
          matches={foldedMatch}
          value={line.label}
          onChange={(event) => writeLabel(event.target.value)}
        />
      </Field>
      {way === 'write' && (
        <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
          <Field label="Değer" required>
            <SuggestInput
              label="Değer önerileri"
              options={plainOptions(named?.values ?? [])}
              matches={foldedMatch}
              value={line.value}
              onChange={(event) => setLine({ ...line, value: event.target.value })}
            />
          </Field>
          <Field label="Birim">
            <Input
              placeholder="yok"
              value={line.unit}
              onChange={(event) => setLine({ ...line, unit: event.target.value })}
            />
          </Field>
        </div>
      )}
      <WayField
        value={way}
        onChange={setWay}
        options={[
          { value: 'write', label: 'Yaz' },
          { value: 'remove', label: 'Kaldır' },
        ]}
      />
    </ChangeFrame>
  );
}
