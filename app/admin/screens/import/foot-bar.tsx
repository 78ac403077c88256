import { ArrowRight } from 'lucide-react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { countOf } from './trial-step.tsx';
import type { ImportState } from './use-import.ts';

/** What is at stake, in a sentence with its numbers, and the way on. */
export function FootBar({ state }: { state: ImportState }) {
  const { step, file, trial, work } = state;
  if (!file || step === 'file' || step === 'done') return null;
  const [fresh, changed, same, refused] = (['created', 'updated', 'unchanged', 'refused'] as const).map(
    (status) => formatCount(countOf(trial?.results ?? [], status)),
  );
  const written = countOf(trial?.results ?? [], 'created') + countOf(trial?.results ?? [], 'updated');
  return (
    <section
      aria-label="İçe aktarma"
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 lg:bottom-0 lg:-mx-8 lg:px-8"
    >
      <div className="mr-auto min-w-0 flex-1 basis-60">
        {work && <Progress value={work.done} max={work.total} label={work.label} />}
        {!work && step === 'columns' && (
          <p>
            <b className="block">
              {formatCount(file.rows.length)} satır, {file.heads.length} sütun
            </b>
            <span className="text-14 text-ink-2">Deneme hiçbir şeyi değiştirmez.</span>
          </p>
        )}
        {!work && step === 'trial' && (
          <p>
            <b className="block">
              {fresh} yeni, {changed} değişecek, {same} aynı, {refused} reddedildi
            </b>
            <span className="text-14 text-ink-2">Tek kayıt olarak yazılır, tek adımda geri alınır.</span>
          </p>
        )}
      </div>
      {step === 'columns' && (
        <>
          <Button variant="ghost" onClick={work ? state.stop : () => state.goTo('file')}>
            {work ? 'Durdur' : 'Başka dosya seç'}
          </Button>
          <Button
            variant="cta"
            busy={work !== null}
            disabled={!state.mapping?.fields.some(Boolean)}
            onClick={() => void state.tryAll()}
          >
            Denemeyi başlat
            <ArrowRight aria-hidden />
          </Button>
        </>
      )}
      {step === 'trial' && (
        <>
          <Button variant="ghost" onClick={() => state.goTo('columns')}>
            Sütunlara dön
          </Button>
          <Button variant="cta" disabled={written === 0} onClick={() => void state.write()}>
            {written === 0 ? 'Yazılacak satır yok' : `${formatCount(written)} satırı yaz`}
          </Button>
        </>
      )}
      {step === 'write' && (
        <Button variant="danger" onClick={state.stop}>
          Durdur ve geri al
        </Button>
      )}
    </section>
  );
}
