import { Check } from 'lucide-react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { cx } from '../../ui/cx.ts';
import type { ImportState, Step } from './use-import.ts';

const STEPS: ReadonlyArray<{ id: Step; label: string }> = [
  { id: 'file', label: 'Dosya' },
  { id: 'columns', label: 'Sütunlar' },
  { id: 'trial', label: 'Deneme' },
  { id: 'write', label: 'Yazma' },
  { id: 'done', label: 'Sonuç' },
];

/** What each step has come to. */
function saidOf({ file, mapping, trial, result, work }: ImportState): Record<Step, string> {
  const taken = mapping?.fields.filter(Boolean).length ?? 0;
  return {
    file: file?.fileName ?? 'Excel ya da CSV',
    columns: file ? `${file.heads.length} sütunun ${taken} tanesi` : 'Önce dosya',
    trial: trial ? `${formatCount(trial.results.length)} satır denendi` : 'Önce sütunlar',
    write: result
      ? `${result.seconds} saniyede bitti`
      : work?.label === 'Yazılıyor'
        ? 'Sürüyor'
        : 'Henüz bir şey yazılmadı',
    done: result ? 'Tamamlandı' : '',
  };
}

/** The five steps in one strip, each with what it has come to. */
export function StepStrip({ state }: { state: ImportState }) {
  const now = STEPS.findIndex(({ id }) => id === state.step);
  const said = saidOf(state);
  return (
    <ol className="grid overflow-hidden rounded-panel border border-line bg-surface sm:grid-cols-5">
      {STEPS.map(({ id, label }, at) => {
        const isDone = at < now || state.step === 'done';
        return (
          <li
            key={id}
            aria-current={at === now ? 'step' : undefined}
            className={cx(
              'flex min-w-0 items-center gap-3 border-line px-4 py-3 sm:not-first:border-l',
              at === now ? 'shadow-[inset_0_-3px_0_var(--primary)]' : 'max-sm:hidden',
            )}
          >
            <span
              aria-hidden
              className={cx(
                'grid size-8 flex-none place-items-center rounded-full text-14 font-semibold',
                isDone && 'bg-ok-bg text-ok',
                !isDone &&
                  (at === now ? 'bg-primary text-on-primary' : 'border border-field-line text-ink-2'),
              )}
            >
              {isDone ? <Check className="size-4" /> : at + 1}
            </span>
            <span className="min-w-0">
              <span className={cx('block', at <= now ? 'font-semibold' : 'text-ink-2')}>
                {label}
                {isDone && <span className="sr-only">, bitti</span>}
              </span>
              <span className="block truncate text-13 text-ink-2">{said[id]}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
