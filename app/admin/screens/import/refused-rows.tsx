import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { CSV_BEGIN, csvLine } from '../../../../domain/rules/csv.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import { textOf } from '../../../../domain/tables/read-cell.ts';
import { brands } from '../../lib/resources.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/input.tsx';
import type { ImportFile, ImportResult } from './import-api.ts';
import type { ImportState } from './use-import.ts';

/** The place of a cell such as `E38` in its row. */
function placeOf(cell: string): number {
  const letters = /^[A-Z]+/.exec(cell)?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Takes the refused rows along, each with its reason, to be mended in a spreadsheet. */
async function takeRefused(file: ImportFile, refused: readonly ImportResult[]): Promise<void> {
  const reasons = new Map(refused.map((one) => [one.row, one]));
  const lines = file.rows.flatMap(({ row, cells }) => {
    const found = reasons.get(row);
    const all = file.heads.map((_, at) => cells[at] ?? null);
    const written = all.map((cell) => (typeof cell === 'number' ? cell : textOf(cell)));
    return found ? [csvLine([...written, `${found.cell ?? ''} ${found.message ?? ''}`.trim()])] : [];
  });
  const head = csvLine([...file.heads.map(textOf), 'Neden reddedildi']);
  await saveFile(new Response(`${CSV_BEGIN}${head}${lines.join('')}`), 'reddedilen-satirlar.csv');
}

const BRANDS_MAX = 500;

/** Offers the brands that there are in place of one that there is not. */
function BrandChoice({ cell, onChoose }: { cell: string; onChoose: (name: string) => void }) {
  const { data } = useQuery({
    queryKey: ['brands', 'for-import'],
    queryFn: ({ signal }) => brands.list({ includeInactive: true, limit: BRANDS_MAX }, signal),
  });
  const options = (data?.rows ?? []).map(({ name }) => ({ value: name, label: name }));
  return (
    <Select
      aria-label={`${cell} hücresi`}
      value=""
      placeholder="Marka seçin"
      options={options}
      onChange={({ target }) => target.value && onChoose(target.value)}
    />
  );
}

function RefusedRow({ state, row }: { state: ImportState; row: ImportResult }) {
  const at = row.cell ? placeOf(row.cell) : null;
  const cells = state.file?.rows.find((one) => one.row === row.row)?.cells ?? [];
  const written = at === null ? '' : textOf(cells[at] ?? null);
  const [text, setText] = useState(written);
  const isBrand = at !== null && state.mapping?.fields[at] === 'brand';
  async function mend() {
    if (at !== null && text !== written) await state.mend(row.row, at, text);
  }
  return (
    <li className="grid items-center gap-x-5 gap-y-2 border-t border-line px-5 py-3 lg:grid-cols-[4.5rem_minmax(0,14rem)_minmax(0,1fr)_14rem]">
      <span className="justify-self-start rounded-tile border border-line-2 bg-paper-2 px-2.5 py-1.5 text-14 font-semibold">
        {row.cell ?? `${row.row}. satır`}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <b>{row.name || row.code || `${row.row}. satır`}</b>
        {row.name && row.code && <span className="block text-13 text-ink-2">{row.code}</span>}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {written && (
          <span className="mr-2 rounded-tile bg-danger-bg px-2 py-1 font-semibold text-danger">
            {written}
          </span>
        )}
        {row.message}
      </span>
      {at !== null && isBrand && (
        <BrandChoice cell={row.cell ?? ''} onChoose={(name) => void state.mend(row.row, at, name)} />
      )}
      {at !== null && !isBrand && (
        <Input
          aria-label={`${row.cell} hücresi`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => void mend()}
          onKeyDown={({ key }) => key === 'Enter' && void mend()}
        />
      )}
    </li>
  );
}

/** Rows that are refused: the cell, why, and a place to mend it. */
export function RefusedRows({
  state,
  rows,
  all,
}: {
  state: ImportState;
  rows: readonly ImportResult[];
  all: readonly ImportResult[];
}) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 px-5 pb-3">
        <span className="mr-auto text-ink-2">
          Hücreyi burada düzeltip Enter’a basın; satır hemen yeniden denenir.
        </span>
        <Button variant="ghost" onClick={() => state.file && void takeRefused(state.file, all)}>
          <Download aria-hidden />
          {formatCount(all.length)} satırı CSV olarak indir
        </Button>
      </p>
      <ul>
        {rows.map((row) => (
          <RefusedRow key={`${row.row} ${row.message}`} state={state} row={row} />
        ))}
      </ul>
    </>
  );
}
