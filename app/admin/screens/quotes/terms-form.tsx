import { CURRENCIES, currencySign } from '../../../../domain/rules/money.ts';
import { turkishNumbers } from '../../form/number-writing.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Select, Textarea } from '../../ui/input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import type { QuoteDraft } from './quote-draft.ts';

type PartProps = {
  draft: QuoteDraft;
  mayWrite: boolean;
  onChange: (change: Partial<QuoteDraft>) => void;
};

const PERCENT = turkishNumbers(2);
const MONEY = CURRENCIES.map((value) => ({ value, label: `${value} (${currencySign(value)})` }));

/** What is offered beside the lines: discount, VAT, until when, how it comes, and a note. */
export function TermsForm({ draft, mayWrite, onChange }: PartProps) {
  return (
    <div className="grid gap-4 p-5 sm:grid-cols-2 xl:grid-cols-4">
      <Field label="Para birimi">
        <Select
          options={MONEY}
          disabled={!mayWrite}
          value={draft.currency}
          onChange={({ target }) => onChange({ currency: target.value as QuoteDraft['currency'] })}
        />
      </Field>
      <Field label="Genel indirim, %">
        <NumberInput
          readOnly={!mayWrite}
          value={draft.discount}
          writing={PERCENT}
          onChange={(discount) => onChange({ discount })}
        />
      </Field>
      <Field label="KDV, %">
        <NumberInput
          readOnly={!mayWrite}
          value={draft.vatRate}
          writing={PERCENT}
          onChange={(vatRate) => onChange({ vatRate })}
        />
      </Field>
      <Field label="Geçerli son gün" hint="Boşken gönderilince 15 gün.">
        <Input
          type="date"
          readOnly={!mayWrite}
          value={draft.validUntil}
          onChange={({ target }) => onChange({ validUntil: target.value })}
        />
      </Field>
      <Field label="Teslim" className="sm:col-span-2">
        <Input
          maxLength={200}
          readOnly={!mayWrite}
          value={draft.delivery}
          onChange={({ target }) => onChange({ delivery: target.value })}
        />
      </Field>
      <Field label="Not, teklifte görünür" className="sm:col-span-2">
        <Textarea
          rows={2}
          maxLength={2000}
          readOnly={!mayWrite}
          value={draft.terms}
          onChange={({ target }) => onChange({ terms: target.value })}
        />
      </Field>
    </div>
  );
}

const WHO = [
  { name: 'clinic', label: 'Klinik', max: 160 },
  { name: 'name', label: 'Ad soyad', max: 120 },
  { name: 'phone', label: 'Telefon', max: 40 },
  { name: 'email', label: 'E-posta', max: 254 },
] as const;

/** Who the quote is for. */
export function WhoForm({ draft, mayWrite, onChange }: PartProps) {
  return (
    <div className="grid gap-4 p-5 sm:grid-cols-2 xl:grid-cols-4">
      {WHO.map(({ name, label, max }) => (
        <Field key={name} label={label}>
          <Input
            maxLength={max}
            readOnly={!mayWrite}
            value={draft[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
