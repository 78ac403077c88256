import { FileSpreadsheet, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { formatCount, formatMoment } from '../../../../domain/rules/format.ts';
import { TABLES } from '../../../../domain/tables/tables.ts';
import { useDropZone } from '../../files/use-drop-zone.ts';
import { CONTENT, useRights } from '../../lib/use-rights.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { ImportState } from './use-import.ts';

/** Takes the file: dropped, pasted or chosen. */
export function FileStep({ state }: { state: ImportState }) {
  const { kind, work, last } = state;
  const mayWrite = useRights()(CONTENT);
  const zone = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDropZone(zone, (file) => mayWrite && void state.open(file));
  return (
    <>
      <section
        ref={zone}
        aria-label="Dosya"
        className={cx(
          'grid justify-items-center gap-4 rounded-panel border-2 border-dashed px-5 py-14 text-center',
          isOver ? 'border-primary bg-mint-2' : 'border-line-2 bg-surface',
        )}
      >
        <FileSpreadsheet aria-hidden className="size-10 text-ink-2" />
        <div className="grid gap-1">
          <h2 className="text-18 font-semibold">Dosyayı buraya bırakın</h2>
          <p className="max-w-xl text-ink-2">
            Excel (.xlsx) ya da CSV, en fazla 20.000 satır. İlk satırda sütun başlıkları olsun.
            {kind === 'products' && ' Ürünler koduyla bulunur; listede olmayan kod yeni ürün olur.'} Önce
            denenir, siz onaylamadan bir şey yazılmaz.
          </p>
        </div>
        <Button busy={work !== null} disabled={!mayWrite} onClick={() => input.current?.click()}>
          {work ? 'Okunuyor' : 'Dosya seç'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className="hidden"
          aria-label="Tablo dosyası"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void state.open(file);
            target.value = '';
          }}
        />
      </section>
      {last && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-surface px-5 py-3">
          <span className="mr-auto">
            Son içe aktarma: {TABLES[last.kind].title}, {last.fileName}, {formatCount(last.written)} satır,{' '}
            {formatMoment(last.at)}
          </span>
          <Button variant="ghost" busy={work !== null} onClick={() => void state.undoLast()}>
            <Undo2 aria-hidden />
            Geri al
          </Button>
        </p>
      )}
    </>
  );
}
