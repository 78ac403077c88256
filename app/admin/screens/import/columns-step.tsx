import { WandSparkles } from 'lucide-react';
import { formatDate } from '../../../../domain/rules/format.ts';
import { writeNumber } from '../../../../domain/rules/number-text.ts';
import { columnLetters, fieldsOf, JOINED, REPEATED } from '../../../../domain/tables/importable.ts';
import { SPECIFICATION } from '../../../../domain/tables/products.ts';
import { guessMarks, isBlank, readMarked, textOf } from '../../../../domain/tables/read-cell.ts';
import { readSpecificationHead } from '../../../../domain/tables/specification-head.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { Select } from '../../ui/input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { ImportFile } from './import-api.ts';
import { readMapping } from './kept-mapping.ts';
import { PICTURE_FOLDERS } from './picture-files.ts';
import { PicturePanel } from './picture-panel.tsx';
import type { ImportState, Mapping } from './use-import.ts';

const KEYS = new Set(['sku', 'externalId', 'path']);
const SHOWN = 3;

type PartProps = { file: ImportFile; mapping: Mapping; onChange: (mapping: Mapping) => void };

/** Asks how a column writes its prices, where its cells do not tell. */
function PriceQuestion({ at, file, mapping, onChange }: PartProps & { at: number }) {
  const cells = file.rows.map((row) => row.cells[at] ?? null);
  const { doubt } = guessMarks(cells);
  if (doubt === null) return null;
  const sign = doubt.includes('.') ? 'Nokta' : 'Virgül';
  return (
    <fieldset className="flex flex-wrap items-center gap-3 rounded-control bg-warn-bg px-4 py-3 text-warn sm:col-span-full">
      <legend className="contents">
        <span className="mr-auto min-w-0 font-semibold">“{doubt}” kaç lira?</span>
      </legend>
      {(['turkish', 'english'] as const).map((marks) => {
        const value = readMarked(doubt, 2, marks);
        const isThousands = (marks === 'turkish') === doubt.includes('.');
        return (
          <label
            key={marks}
            className={cx(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control border bg-surface px-4 py-2 text-ink',
              mapping.marks === marks ? 'border-primary ring-1 ring-primary' : 'border-field-line',
            )}
          >
            <input
              type="radio"
              name="marks"
              className="size-5 accent-primary"
              checked={mapping.marks === marks}
              onChange={() => onChange({ ...mapping, marks })}
            />
            <span>
              <span className="block font-semibold">
                {value === null ? 'Okunmaz' : `${writeNumber(value, 2)} lira`}
              </span>
              <span className="block text-13 text-ink-2">
                {sign} {isThousands ? 'binlik ayırıcı' : 'kuruş ayırıcı'}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Which technical value a column has. */
function SpecificationNote({ head }: { head: string }) {
  const { label, unit } = readSpecificationHead(head);
  return (
    <span className="block pt-1 text-13 wrap-anywhere text-ink-2">
      Etiket: {label}
      {unit && `, birim: ${unit}`}
    </span>
  );
}

function ColumnRow({ at, state, file, mapping, onChange }: PartProps & { at: number; state: ImportState }) {
  const head = textOf(file.heads[at] ?? null) || `${columnLetters(at)} sütunu`;
  const field = mapping.fields[at] ?? null;
  const joined = mapping.fields.filter((one) => one === field).length;
  const samples = file.rows.slice(0, SHOWN).map(({ row, cells }) => ({ row, cell: cells[at] ?? null }));
  const others = new Set(
    mapping.fields.filter((one, place) => place !== at && one && !REPEATED.includes(one)),
  );
  const options = fieldsOf(state.kind).map(({ key, title }) => ({
    value: key,
    label: title,
    disabled: others.has(key),
  }));
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-t border-line px-5 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem_10rem]">
      <span className="flex min-w-0 items-center gap-3">
        <span className="grid size-7 flex-none place-items-center rounded-tile bg-paper-2 text-13 font-semibold text-ink-2">
          {columnLetters(at)}
        </span>
        <span className={cx('min-w-0 wrap-anywhere', field ? 'font-semibold' : 'text-ink-2')}>{head}</span>
      </span>
      <ul className="min-w-0 text-14 text-ink-2">
        {samples.map(({ row, cell }) => (
          <li key={row} className="truncate">
            {isBlank(cell) ? 'boş' : textOf(cell)}
          </li>
        ))}
      </ul>
      <Select
        aria-label={`${head}: Vitrin alanı`}
        value={field ?? ''}
        placeholder="Alınmasın"
        options={options}
        onChange={({ target }) => {
          const fields = mapping.fields.map((one, place) => (place === at ? target.value || null : one));
          onChange({ ...mapping, fields });
        }}
      />
      <span>
        {!field && <Pill tone="off">Alınmıyor</Pill>}
        {field && KEYS.has(field) && <Pill tone="info">Anahtar</Pill>}
        {field && !KEYS.has(field) && <Pill>Eşleşti</Pill>}
        {field && JOINED.includes(field) && joined > 1 && (
          <span className="block pt-1 text-13 text-ink-2">{joined} sütun birleşecek</span>
        )}
        {field === SPECIFICATION && <SpecificationNote head={head} />}
      </span>
      {field && PICTURE_FOLDERS[field] && <PicturePanel state={state} at={at} field={field} />}
      {field === 'price' && <PriceQuestion at={at} file={file} mapping={mapping} onChange={onChange} />}
    </li>
  );
}

/** Offers how a file with the same heads was matched the last time. */
function AsBefore({ state: { kind, file, mapping, setMapping } }: { state: ImportState }) {
  const kept = file && readMapping(kind, file);
  if (!kept || JSON.stringify(kept.mapping) === JSON.stringify(mapping)) return null;
  return (
    <Button variant="ghost" onClick={() => setMapping(kept.mapping)}>
      <WandSparkles aria-hidden />
      {formatDate(kept.at)} günkü gibi
    </Button>
  );
}

/** Which field each column of the file stands for, with its first cells. */
export function ColumnsStep({ state }: { state: ImportState }) {
  const { file, mapping, setMapping } = state;
  if (!file || !mapping) return null;
  return (
    <Panel title="Sütunları eşleştirin" aside={<AsBefore state={state} />}>
      <ul className="-mt-px">
        {file.heads.map((_, at) => (
          // A file has no names for its columns but their places.
          <ColumnRow key={columnLetters(at)} {...{ at, state, file, mapping }} onChange={setMapping} />
        ))}
      </ul>
      <div className="grid border-t border-line px-5 py-2">
        <Checkbox
          checked={mapping.emptiesBlank}
          onChange={(emptiesBlank) => setMapping({ ...mapping, emptiesBlank })}
          label="Boş hücreler alanı boşaltsın (yoksa dokunulmaz)"
        />
        {state.kind === 'products' && (
          <Checkbox
            checked={mapping.addsCategories}
            onChange={(addsCategories) => setMapping({ ...mapping, addsCategories })}
            label="Olmayan kategoriler eklensin (İmplant > Abutment)"
          />
        )}
      </div>
    </Panel>
  );
}
