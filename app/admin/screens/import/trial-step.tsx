import { useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { fold, foldWords } from '../../../../domain/rules/turkish.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { ChangedRow, PlainRow } from './changed-row.tsx';
import type { ImportResult } from './import-api.ts';
import { RefusedRows } from './refused-rows.tsx';
import type { ImportState } from './use-import.ts';

type Status = ImportResult['status'];
const TABS: ReadonlyArray<{ status: Status; label: string; empty: string }> = [
  { status: 'updated', label: 'Değişecek', empty: 'Değişiklik yok.' },
  { status: 'created', label: 'Yeni', empty: 'Yeni kayıt yok.' },
  { status: 'unchanged', label: 'Aynı', empty: 'Aynı kalan satır yok.' },
  { status: 'refused', label: 'Reddedildi', empty: 'Reddedilen satır yok.' },
];
const MORE = 20;

/** How many rows came out how. */
export function countOf(results: readonly ImportResult[], status: Status): number {
  return results.filter((one) => one.status === status).length;
}

/** What would become of the file, row by row. */
export function TrialStep({ state }: { state: ImportState }) {
  const { trial, kind } = state;
  const results = trial?.results ?? [];
  const [tab, setTab] = useState<Status>(
    () => TABS.find(({ status }) => countOf(results, status) > 0)?.status ?? 'updated',
  );
  const [typed, setTyped] = useState('');
  const [isPriceOnly, setPriceOnly] = useState(false);
  const [shown, setShown] = useState(MORE);
  if (!trial) return null;
  const words = foldWords(typed);
  const rows = results.filter(
    (one) =>
      one.status === tab &&
      words.every((word) => fold(`${one.name} ${one.code}`).includes(word)) &&
      (!isPriceOnly || tab !== 'updated' || one.changes.some(({ field }) => field === 'price')),
  );
  const fields = rows.reduce((sum, { changes }) => sum + changes.length, 0);
  const isAllSame = results.length > 0 && countOf(results, 'unchanged') === results.length;
  return (
    <section aria-label="Deneme" className="min-w-0 rounded-panel border border-line bg-surface">
      <div className="flex gap-6 overflow-x-auto border-b border-line px-5 max-sm:justify-between max-sm:gap-1">
        {TABS.map(({ status, label }) => (
          <button
            key={status}
            type="button"
            aria-pressed={tab === status}
            onClick={() => {
              setTab(status);
              setShown(MORE);
            }}
            className={cx(
              '-mb-px flex min-h-14 items-baseline gap-x-2 border-b-3 max-sm:min-w-11 max-sm:flex-col max-sm:pb-1 max-sm:text-14 max-sm:leading-tight border-transparent pt-3 whitespace-nowrap text-ink-2 aria-pressed:border-primary aria-pressed:font-semibold aria-pressed:text-ink',
              status === 'refused' && countOf(results, status) > 0 && 'text-danger!',
            )}
          >
            <span className="text-21 font-semibold">{formatCount(countOf(results, status))}</span> {label}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3 px-5 py-2">
        <p role="status" className="mr-auto text-ink-2">
          {isAllSame && 'Dosyadaki her satır Vitrin’dekiyle aynı: değişiklik yok.'}
          {!isAllSame &&
            tab === 'updated' &&
            `${formatCount(rows.length)} kayıtta ${formatCount(fields)} alan değişecek`}
          {tab === 'created' &&
            trial.newCategories.length > 0 &&
            `Eklenecek kategoriler: ${trial.newCategories.join('; ')}`}
          {tab === 'refused' && 'Düzeltmediğiniz satırlar yazılmaz.'}
        </p>
        {tab === 'updated' && kind === 'products' && (
          <Checkbox checked={isPriceOnly} onChange={setPriceOnly} label="Yalnız fiyatlar" />
        )}
        <SearchInput label="Satırlarda ara" placeholder="Ad veya kod" value={typed} onChange={setTyped} />
      </div>
      {rows.length === 0 && (
        <p className="border-t border-line px-5 py-10 text-center text-ink-2">
          {TABS.find(({ status }) => status === tab)?.empty}
        </p>
      )}
      {tab === 'refused' && rows.length > 0 && (
        <RefusedRows state={state} rows={rows.slice(0, shown)} all={rows} />
      )}
      {tab !== 'refused' && (
        <ul>
          {rows
            .slice(0, shown)
            .map((row) =>
              tab === 'updated' ? (
                <ChangedRow key={row.row} kind={kind} row={row} />
              ) : (
                <PlainRow key={row.row} row={row} />
              ),
            )}
        </ul>
      )}
      {rows.length > shown && (
        <p className="flex items-center justify-between gap-4 border-t border-line px-5 py-2 text-ink-2">
          1–{formatCount(shown)} / {formatCount(rows.length)} satır
          <Button variant="ghost" onClick={() => setShown(shown + MORE)}>
            Sonraki {MORE}’yi göster
          </Button>
        </p>
      )}
    </section>
  );
}
