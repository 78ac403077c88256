import { type FormEvent, useState } from 'react';
import { SYNONYM_LENGTH, SYNONYMS_FEW, type SynonymRow } from '../../../../domain/things/synonym.ts';
import { isApiError } from '../../lib/http.ts';
import { errorSentence, notifyDone } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { addSynonym, changeSynonym } from './search-api.ts';

type SynonymDialogProps = {
  /** The group that is changed; null for a new one. */
  group: SynonymRow | null;
  /** The words to begin with. */
  words: readonly string[];
  onClose: () => void;
  /** Something was stored, or somebody else stored something. */
  onChanged: () => void;
};

const CHANGED = 'Bu grubu siz açtıktan sonra başkası değiştirdi. Pencereyi kapatıp güncel hâlini açın.';

function isStale(error: unknown): boolean {
  return isApiError(error, 409) || isApiError(error, 412);
}

function sentenceOf(error: unknown): string {
  return isStale(error) ? CHANGED : errorSentence(error);
}

/** The words of one group. */
export function SynonymDialog({ group, words: first, onClose, onChanged }: SynonymDialogProps) {
  const [words, setWords] = useState(first);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function store(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (words.length < 2) {
      setFault(SYNONYMS_FEW);
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      await (group ? changeSynonym(group, [...words]) : addSynonym([...words]));
      notifyDone(group ? 'Eş anlamlı grubu kaydedildi.' : 'Eş anlamlı grubu eklendi.');
      onChanged();
      onClose();
    } catch (error) {
      if (isStale(error)) onChanged();
      const told = isApiError(error) ? error.fields.words : undefined;
      setFault(told);
      setFailure(told ? '' : sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      title={group ? 'Eş anlamlı grubunu düzenle' : 'Eş anlamlı ekle'}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="es-anlamli" busy={busy}>
            Kaydet
          </Button>
        </>
      }
    >
      <form id="es-anlamli" onSubmit={(event) => void store(event)} noValidate className="grid gap-5">
        <Field
          label="Sözcükler"
          error={fault}
          hint={`Aramada bir sayılır; her biri en çok ${SYNONYM_LENGTH} harf. Örnek: türbin, aeratör`}
        >
          <TagInput
            value={words}
            placeholder="Virgülle ayırın"
            onChange={(next) => {
              setWords(next);
              setFault(undefined);
            }}
          />
        </Field>
        <FormFailure>{failure}</FormFailure>
      </form>
    </Dialog>
  );
}
