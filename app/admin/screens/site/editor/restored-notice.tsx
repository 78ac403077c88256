import { History } from 'lucide-react';
import { formatMoment } from '../../../../../domain/rules/format.ts';
import { Button } from '../../../ui/button.tsx';

type RestoredNoticeProps = { at: string; names: string; onContinue: () => void; onDiscard: () => void };

/** Says that unsaved work of another time is back, and offers to drop it. */
export function RestoredNotice({ at, names, onContinue, onDiscard }: RestoredNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center gap-x-4 gap-y-1 bg-info-bg px-4 py-1 text-info lg:px-6"
    >
      <History aria-hidden className="size-[18px]" />
      <span className="min-w-0 flex-1">
        Kaydedilmemiş değişiklikleriniz geri getirildi ({formatMoment(at)}): {names}.
      </span>
      <Button variant="quiet" onClick={onContinue}>
        Sürdür
      </Button>
      <Button variant="quiet" onClick={onDiscard}>
        Değişiklikleri sil
      </Button>
    </div>
  );
}
