import { Download } from 'lucide-react';
import { formatFileSize, formatMoment } from '../../../../domain/rules/format.ts';
import { COPY_REASON_NAMES, type Copy, isGood } from '../../../../domain/things/copy.ts';
import type { CopyOverview } from '../../../../server/modules/copies/service.ts';
import { timeOfDay } from '../../lib/when.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pill } from '../../ui/pill.tsx';
import { EmptyNote } from '../../ui/states.tsx';
import { keepSentence, takenAt } from './copy-words.ts';

function CheckPill({ copy }: { copy: Copy }) {
  if (copy.verifiedAt) return <Pill>Doğrulandı {timeOfDay(copy.verifiedAt)}</Pill>;
  return <Pill tone="danger">Yarım kaldı</Pill>;
}

function whereOf({ isKept, bucket }: Copy): string {
  if (bucket) return isKept ? `Burada ve ${bucket} deposunda` : `${bucket} deposunda`;
  return isKept ? 'Burada' : 'Silindi';
}

type LineProps = {
  copy: Copy;
  now: Date;
  onDownload: () => void;
  onRestore: () => void;
};

function CopyLine({ copy, now, onDownload, onRestore }: LineProps) {
  const taken = takenAt(copy, now);
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3">
      <div className="min-w-52 flex-1">
        <h3 className="text-15 font-semibold">{taken}</h3>
        <p className="text-14 text-ink-2">
          {COPY_REASON_NAMES[copy.reason]}
          {copy.size !== null && `, ${formatFileSize(copy.size)}`}. {whereOf(copy)}.
        </p>
        {copy.error && <p className="text-14 wrap-anywhere text-danger">{copy.error}</p>}
      </div>
      <CheckPill copy={copy} />
      {isGood(copy) && (
        <div className="flex items-center gap-1">
          <IconButton icon={Download} label={`${taken} yedeğini indir`} onClick={onDownload} />
          <Button variant="ghost" onClick={onRestore} aria-label={`${taken} yedeğine geri dön`}>
            Geri dön…
          </Button>
        </div>
      )}
    </li>
  );
}

type ListProps = {
  overview: CopyOverview;
  now: Date;
  onDownload: (copy: Copy) => void;
  onRestore: (copy: Copy) => void;
};

/** Every copy that is known of, with what may be done with it. */
export function CopyList({ overview, now, onDownload, onRestore }: ListProps) {
  const { copies, keep, isEncrypted, nextAt } = overview;
  return (
    <Panel title="Yedekler">
      {copies.length === 0 ? (
        <EmptyNote>Henüz yedek alınmadı.</EmptyNote>
      ) : (
        <ul aria-label="Yedekler" className="divide-y divide-line">
          {copies.map((copy) => (
            <CopyLine
              key={copy.name}
              copy={copy}
              now={now}
              onDownload={() => onDownload(copy)}
              onRestore={() => onRestore(copy)}
            />
          ))}
        </ul>
      )}
      <p className="border-t border-line px-5 py-3 text-14 text-ink-2">
        {nextAt
          ? `Sıradaki yedek: ${formatMoment(nextAt)}. `
          : 'Kendiliğinden yedek alınmıyor (BACKUP_CRON). '}
        {keepSentence(keep)} {isEncrypted ? 'Anahtarla şifreli.' : 'Şifresiz (BACKUP_KEY).'}
      </p>
    </Panel>
  );
}
