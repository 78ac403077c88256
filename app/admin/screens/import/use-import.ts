import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isWebAddress } from '../../../../domain/rules/safe-link.ts';
import { guessFields, IMPORTED, type ImportedName } from '../../../../domain/tables/importable.ts';
import { SPECIFICATION } from '../../../../domain/tables/products.ts';
import { guessMarks, type Marks, textOf } from '../../../../domain/tables/read-cell.ts';
import { readSpecificationHead } from '../../../../domain/tables/specification-head.ts';
import { newId } from '../../../shared/new-id.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import {
  bringPart,
  type FileRow,
  type ImportFile,
  type ImportHow,
  type ImportResult,
  type Mapped,
  PICTURE_PART_ROWS,
  partsOf,
  readImportFile,
  splitTwins,
  takeBackParts,
} from './import-api.ts';
import { keepMapping } from './kept-mapping.ts';
import { type LastImport, readLastImport, writeLastImport } from './last-import.ts';
import { PICTURE_FOLDERS } from './picture-files.ts';

export type Step = 'file' | 'columns' | 'trial' | 'write' | 'done';
export type Mapping = {
  fields: Array<string | null>;
  marks: Marks;
  emptiesBlank: boolean;
  addsCategories: boolean;
};
export type Work = { label: string; done: number; total: number };
export type Outcome = { results: ImportResult[]; newCategories: string[] };

/** What a mapping says to the server. */
function howOf({ heads }: ImportFile, { fields, marks, ...rest }: Mapping): ImportHow {
  const columns = fields.flatMap((field, at): Mapped[] => {
    if (field === SPECIFICATION) return [{ at, field, ...readSpecificationHead(textOf(heads[at] ?? null)) }];
    return field ? [{ at, field, ...(field === 'price' && { marks }) }] : [];
  });
  return { columns, ...rest };
}

/** The state of bringing one file in: file, columns, trial, writing, result. */
export function useImport(kind: ImportedName) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>('file');
  const [file, setFile] = useState<ImportFile | null>(null);
  const [mapping, setMapping] = useState<Mapping | null>(null);
  const [trial, setTrial] = useState<Outcome | null>(null);
  const [result, setResult] = useState<(Outcome & { seconds: number }) | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [last, setLast] = useState<LastImport | null>(readLastImport);
  const isStopped = useRef(false);

  function keep(next: LastImport | null) {
    writeLastImport(next);
    setLast(next);
  }

  async function open(chosen: File) {
    setWork({ label: 'Dosya okunuyor', done: 0, total: 1 });
    try {
      const read = await readImportFile(chosen, new AbortController().signal);
      const fields = guessFields(kind, read.heads);
      if (kind === 'products') for (const at of read.specifications) fields[at] ??= SPECIFICATION;
      const price = fields.indexOf('price');
      const { marks } = guessMarks(read.rows.map(({ cells }) => cells[price] ?? null));
      setFile(read);
      setMapping({ fields, marks, emptiesBlank: false, addsCategories: kind === 'products' });
      setStep('columns');
    } catch (error) {
      notifyFailed('Dosya okunamadı', error);
    }
    setWork(null);
  }

  async function tryAll() {
    if (!file || !mapping) return;
    const how = howOf(file, mapping);
    const { own, twins } = splitTwins(file.rows, how.columns);
    const found: Outcome = { results: [...twins], newCategories: [] };
    setWork({ label: 'Deneniyor', done: 0, total: own.length });
    isStopped.current = false;
    try {
      for (const rows of partsOf(own)) {
        if (isStopped.current) return setWork(null);
        const part = await bringPart(kind, { ...how, rows, dryRun: true }, newId());
        found.results.push(...part.results);
        found.newCategories.push(...part.newCategories.filter((path) => !found.newCategories.includes(path)));
        setWork({ label: 'Deneniyor', done: found.results.length - twins.length, total: own.length });
      }
      found.results.sort((a, b) => a.row - b.row);
      setTrial(found);
      setStep('trial');
    } catch (error) {
      notifyFailed('Deneme tamamlanamadı', error);
    }
    setWork(null);
  }

  /** Tries one row again with another text in one of its cells. */
  async function mend(row: number, at: number, text: string) {
    if (!file || !mapping || !trial) return;
    const rows = file.rows.map((one): FileRow => {
      if (one.row !== row) return one;
      const cells = [...one.cells];
      while (cells.length <= at) cells.push(null);
      cells[at] = text;
      return { row, cells };
    });
    const how = howOf(file, mapping);
    const { own, twins } = splitTwins(rows, how.columns);
    const again = own.filter((one) => one.row === row);
    try {
      const [fresh] =
        again.length > 0
          ? (await bringPart(kind, { ...how, rows: again, dryRun: true }, newId())).results
          : twins.filter((one) => one.row === row);
      setFile({ ...file, rows });
      if (fresh) setTrial({ ...trial, results: trial.results.map((one) => (one.row === row ? fresh : one)) });
    } catch (error) {
      notifyFailed('Satır denenemedi', error);
    }
  }

  /** Writes other texts into a column, where it has these. */
  function setTexts(at: number, texts: ReadonlyMap<string, string>) {
    if (!file) return;
    const rows = file.rows.map(({ row, cells }): FileRow => {
      const text = texts.get(textOf(cells[at] ?? null).trim());
      return { row, cells: text === undefined ? cells : cells.with(at, text) };
    });
    setFile({ ...file, rows });
  }

  async function undo(undoIds: readonly string[], said: string) {
    setWork({ label: 'Geri alınıyor', done: 0, total: 1 });
    try {
      const skipped = await takeBackParts(undoIds, newId());
      keep(null);
      notifyDone(skipped > 0 ? `${said} Sonradan değişen ${skipped} kayıt olduğu gibi kaldı.` : said);
      setResult(null);
      setTrial(null);
      setStep(file ? 'columns' : 'file');
    } catch (error) {
      notifyFailed('Geri alınamadı', error);
    }
    await refreshThing(client, ...IMPORTED);
    setWork(null);
  }

  async function write() {
    if (!file || !mapping || !trial) return;
    const how = howOf(file, mapping);
    const wanted = new Map(
      trial.results
        .filter(({ status }) => status === 'created' || status === 'updated')
        .map(({ row, version }) => [row, version]),
    );
    // What others changed since the trial is not written over: each row goes with the version that it was tried on.
    const rows = file.rows.flatMap((one) => {
      const version = wanted.get(one.row);
      return version === undefined ? [] : [{ ...one, version }];
    });
    const operation = newId();
    const began = performance.now();
    const done: Outcome = { results: [], newCategories: [] };
    const undoIds: string[] = [];
    const at = new Date().toISOString();
    isStopped.current = false;
    keepMapping(kind, file, mapping);
    setStep('write');
    setWork({ label: 'Yazılıyor', done: 0, total: rows.length });
    try {
      const isFetching = how.columns.some(
        ({ at, field }) =>
          PICTURE_FOLDERS[field] && rows.some(({ cells }) => isWebAddress(textOf(cells[at] ?? null).trim())),
      );
      for (const part of partsOf(rows, isFetching ? PICTURE_PART_ROWS : undefined)) {
        if (isStopped.current) break;
        const answer = await bringPart(kind, { ...how, rows: part, dryRun: false }, operation);
        done.results.push(...answer.results);
        done.newCategories.push(...answer.newCategories);
        if (answer.undoId) undoIds.push(answer.undoId);
        keep({ kind, fileName: file.fileName, at, written: done.results.length, undoIds });
        setWork({ label: 'Yazılıyor', done: done.results.length, total: rows.length });
      }
    } catch (error) {
      notifyFailed(`${done.results.length} satır yazıldı, kalanlar yazılamadı`, error);
    }
    if (isStopped.current) return undo(undoIds, 'Durduruldu, yazılanlar geri alındı.');
    const rest = trial.results.filter(({ row, status }) => !wanted.has(row) && status !== 'created');
    setResult({
      results: [...done.results, ...rest],
      newCategories: done.newCategories,
      seconds: Math.max(1, Math.round((performance.now() - began) / 1000)),
    });
    setStep('done');
    setWork(null);
    await refreshThing(client, ...IMPORTED);
  }

  return {
    ...{ kind, step, file, mapping, trial, result, work, last },
    ...{ open, tryAll, mend, setTexts, write, setMapping, goTo: setStep },
    stop: () => {
      isStopped.current = true;
    },
    undoLast: () => last && undo(last.undoIds, 'İçe aktarma geri alındı.'),
  };
}

export type ImportState = ReturnType<typeof useImport>;
