import { useQuery } from '@tanstack/react-query';
import { Copy as CopyIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatDate } from '../../../../domain/rules/format.ts';
import { CONSENT_MAX, KVKK_MAX } from '../../../../domain/site/setting.ts';
import { SETTING_DEFAULTS } from '../../../../domain/site/setting-defaults.ts';
import { TextareaField, TextField } from '../../form/fields.tsx';
import { api, read } from '../../lib/api.ts';
import { errorText, notifyDone, notifyFailed } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import type { CompanyKey, CompanyOutput, CompanyValues } from './company-spec.ts';

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifyDone('Metin kopyalandı.');
  } catch (error) {
    notifyFailed('Metin kopyalanamadı', error);
  }
}

/** The text as it is made from the settings: to be read, and to be copied as the beginning of an own one. */
function Draft({ children }: { children: (draft: string) => ReactNode }) {
  const [shown, setShown] = useState(false);
  const answer = useQuery({
    queryKey: ['settings', 'privacy-text'],
    queryFn: ({ signal }) => read(api.privacy.text.$get({}, { init: { signal } })),
    enabled: shown,
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="ghost" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hazır metni gizle' : 'Hazır metni göster'}
        </Button>
        {shown && answer.data && children(answer.data.draft)}
      </div>
      {shown && answer.isError && (
        <p role="alert" className="text-14 text-danger">
          {errorText(answer.error)}
        </p>
      )}
      {shown && answer.data && (
        <>
          <p className="text-14 text-ink-2">
            Sitede şimdi {formatDate(answer.data.current.createdAt)} tarihli {answer.data.current.version}{' '}
            sürümü var.
          </p>
          <Field label="Hazır KVKK metni">
            <Textarea readOnly rows={10} value={answer.data.draft} />
          </Field>
        </>
      )}
    </div>
  );
}

type PrivacyFieldsProps = {
  form: UseFormReturn<CompanyValues, unknown, CompanyOutput>;
  labels: Readonly<Record<CompanyKey, string>>;
};

/** How long data of people is kept, and what they are told of it. */
export function PrivacyFields({ form, labels }: PrivacyFieldsProps) {
  const { control } = form;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        <TextField
          control={control}
          name="messageMonths"
          label={labels.messageMonths}
          hint={`Ay. Dolunca mesaj anonimleştirilir. Boşken ${SETTING_DEFAULTS.messageMonths}.`}
        />
        <TextField
          control={control}
          name="quoteMonths"
          label={labels.quoteMonths}
          hint={`Ay. Dolunca teklif anonimleştirilir, bağlantısı kapanır. Boşken ${SETTING_DEFAULTS.quoteMonths}.`}
        />
        <TextField
          control={control}
          name="sessionDays"
          label={labels.sessionDays}
          hint={`Gün. Kullanılmayan cihaz unutulur. Boşken ${SETTING_DEFAULTS.sessionDays}.`}
        />
        <TextField
          control={control}
          name="logMonths"
          label={labels.logMonths}
          hint={`Ay. Denetim izinin eskileri silinir. Boşken ${SETTING_DEFAULTS.logMonths}.`}
        />
      </div>
      <TextField
        control={control}
        name="consentText"
        label={labels.consentText}
        max={CONSENT_MAX}
        hint={`Formun altında, KVKK metninin bağlantısından önce durur. Boşken: ${SETTING_DEFAULTS.consentText}`}
      />
      <TextareaField
        control={control}
        name="kvkkText"
        label={labels.kvkkText}
        rows={6}
        max={KVKK_MAX}
        hint="Boşken aşağıdaki hazır metin yayımlanır ve ayarlarla birlikte güncellenir. Kendi metninizi yazarsanız yalnız o görünür. Başlık için satıra ## ile, liste için - ile başlayın; **kalın** ve [yazı](/adres) kullanabilirsiniz."
      />
      <Draft>
        {(draft) => (
          <>
            <Button variant="ghost" onClick={() => void copyText(draft)}>
              <CopyIcon aria-hidden />
              Kopyala
            </Button>
            <Button
              variant="quiet"
              onClick={() => form.setValue('kvkkText', draft, { shouldDirty: true, shouldValidate: true })}
            >
              Alana yerleştir
            </Button>
          </>
        )}
      </Draft>
    </>
  );
}
