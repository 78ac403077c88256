import { useState } from 'react';
import { formatCount } from '../../../domain/rules/format.ts';
import { IMPORTED } from '../../../domain/tables/importable.ts';
import { tableOf } from '../../../domain/tables/tables.ts';
import { apiFetch } from '../lib/http.ts';
import { notifyDone, notifyFailed } from '../lib/notices.ts';
import { queryText } from '../lib/resource.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { Exportable } from './export-button.tsx';
import { readChoice, writeChoice } from './export-choice.ts';
import { ImportLink } from './import-link.tsx';

const FORMATS = [
  { value: 'xlsx', label: 'Excel (.xlsx)' },
  { value: 'csv', label: 'CSV' },
] as const;

/** The name that the server gave a file. */
function nameOf(answer: Response): string {
  return /filename="?([^";]+)/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'liste';
}

/** Asks for format and columns, and takes the list along. */
export function ExportDialog({ list, onClose }: { list: Exportable; onClose: () => void }) {
  const { name, query, total, noun } = list;
  const { title, columns } = tableOf(name);
  const [{ format, columns: chosen }, setChoice] = useState(() => readChoice(name));
  const [isBusy, setBusy] = useState(false);
  const isAll = chosen.length === columns.length;
  const rows = total === null ? noun : `${formatCount(total)} ${noun}`;

  function toggle(key: string, isWanted: boolean) {
    const wanted = (one: string) => (one === key ? isWanted : chosen.includes(one));
    setChoice({ format, columns: columns.map((column) => column.key).filter(wanted) });
  }

  async function take() {
    setBusy(true);
    writeChoice(name, { format, columns: chosen });
    const asked = new URLSearchParams({ ...queryText(query), format, columns: chosen.join() });
    try {
      const answer = await apiFetch(`/api/exports/${name}?${asked}`);
      await saveFile(answer, nameOf(answer));
      notifyDone(`${rows} indirildi.`);
      onClose();
    } catch (error) {
      notifyFailed(`${title} dışa aktarılamadı`, error);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${title}: dışa aktar`}
      description={`Listede gördüğünüz ${rows}, seçili süzgeç ve sırayla.`}
      footer={
        <>
          {IMPORTED.some((one) => one === name) && (
            <span className="mr-auto sm:hidden">
              <ImportLink name={name} words />
            </span>
          )}
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button busy={isBusy} disabled={chosen.length === 0} onClick={() => void take()}>
            {chosen.length === 0 ? 'Sütun seçin' : 'İndir'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Segmented
          label="Dosya türü"
          value={format}
          options={FORMATS}
          onChange={(next) => setChoice({ format: next, columns: chosen })}
          className="justify-self-start"
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 flex w-full flex-wrap items-center gap-x-4 font-semibold">Sütunlar</legend>
          <Checkbox
            checked={isAll || (chosen.length > 0 && 'indeterminate')}
            onChange={() => setChoice({ format, columns: isAll ? [] : columns.map(({ key }) => key) })}
            label={`Tüm sütunlar (${chosen.length}/${columns.length})`}
          />
          <div className="grid gap-x-6 border-t border-line pt-1 sm:grid-cols-2">
            {columns.map((column) => (
              <Checkbox
                key={column.key}
                checked={chosen.includes(column.key)}
                onChange={(isWanted) => toggle(column.key, isWanted)}
                label={column.title}
              />
            ))}
          </div>
        </fieldset>
      </div>
    </Dialog>
  );
}
