import { Archive, Download, ShieldAlert, ShieldCheck } from 'lucide-react';
import { formatDate, formatFileSize } from '../../../../domain/rules/format.ts';
import { isGood } from '../../../../domain/things/copy.ts';
import type { CopyOverview } from '../../../../server/modules/copies/service.ts';
import { dayName } from '../../lib/when.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { type Day, lastDays, takenAt, verifiedSentence } from './copy-words.ts';

const SQUARES: Record<Day['state'], string> = {
  ok: 'bg-teal',
  failed: 'border-2 border-danger',
  none: 'border border-line-2',
};
const STATES: Record<Day['state'], string> = {
  ok: 'doğrulandı',
  failed: 'alınamadı',
  none: 'yedek yok',
};

function Days({ days, now }: { days: readonly Day[]; now: Date }) {
  const good = days.filter(({ state }) => state === 'ok').length;
  const failed = days.filter(({ state }) => state === 'failed').length;
  return (
    <div className="border-t border-line px-5 py-4">
      <ol aria-label="Son 30 günün yedekleri" className="flex gap-1">
        {days.map(({ at, state }) => (
          <li key={at} className={cx('h-6 min-w-0 flex-1 rounded-[3px]', SQUARES[state])}>
            <span className="sr-only">
              {dayName(at, now)}: {STATES[state]}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2 flex justify-between gap-3 text-13 text-ink-2">
        <span>{formatDate(days[0]?.at ?? now)}</span>
        <span>
          {good} gün doğrulandı{failed > 0 && `, ${failed} gün alınamadı`}
        </span>
        <span>Bugün</span>
      </p>
    </div>
  );
}

type Props = {
  overview: CopyOverview;
  now: Date;
  onTake: () => void;
  onDownload: (name: string) => void;
};

/** The last good copy, what may be done with it, and how the last thirty days went. */
export function CopyHead({ overview, now, onTake, onDownload }: Props) {
  const good = overview.copies.find(isGood);
  const Icon = good ? ShieldCheck : ShieldAlert;
  return (
    <section aria-labelledby="son-yedek" className="rounded-panel border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5">
        <span
          aria-hidden
          className={cx(
            'grid size-12 flex-none place-items-center rounded-control',
            good ? 'bg-ok-bg text-ok' : 'bg-warn-bg text-warn',
          )}
        >
          <Icon />
        </span>
        <div className="min-w-60 flex-1">
          <h2 id="son-yedek" className="text-18 font-semibold tracking-[-.015em]">
            {good ? `Son iyi yedek: ${takenAt(good, now)}` : 'Henüz doğrulanmış bir yedek yok'}
          </h2>
          <p className="text-ink-2">
            {good
              ? verifiedSentence(good)
              : 'Yedek alındığında hemen geri açılır ve her kaydı karşılaştırılır.'}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          {good && (
            <Button variant="ghost" onClick={() => onDownload(good.name)}>
              <Download aria-hidden />
              İndir, {formatFileSize(good.size)}
            </Button>
          )}
          <Button busy={overview.isRunning} onClick={onTake}>
            {!overview.isRunning && <Archive aria-hidden />}
            {overview.isRunning ? 'Yedek alınıyor…' : 'Şimdi yedek al'}
          </Button>
        </div>
      </div>
      {overview.copies.length > 0 && <Days days={lastDays(overview.copies, now)} now={now} />}
    </section>
  );
}
