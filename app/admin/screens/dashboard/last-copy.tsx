import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { screenPath } from '../../lib/screens.ts';
import { useRights } from '../../lib/use-rights.ts';
import { howLongAgo } from '../../lib/when.ts';
import { cx } from '../../ui/cx.ts';
import { textLink } from '../../ui/panel.tsx';

const OLD_MS = 3 * 86_400_000;
const SCREEN = screenPath('copies');

export type LastCopyFacts = { startedAt: string | null; verifiedAt: string | null; error: string | null };

function sentenceOf({ startedAt, verifiedAt, error }: LastCopyFacts, now: Date) {
  if (!startedAt || !verifiedAt)
    return { isGood: false, text: error ? 'Yedek alınamadı' : 'Henüz doğrulanmış bir yedek yok' };
  const text = `Son iyi yedek: ${howLongAgo(startedAt, now)}, doğrulandı`;
  if (error) return { isGood: false, text: `${text}; sonraki alınamadı` };
  return { isGood: now.getTime() - Date.parse(verifiedAt) < OLD_MS, text };
}

/** When the last good copy was made and verified: it warns where there is none, or none of late. */
export function LastCopy({ facts, now }: { facts: LastCopyFacts; now: Date }) {
  const may = useRights();
  const isOnItsScreen = useLocation().pathname === SCREEN;
  const { isGood, text } = sentenceOf(facts, now);
  const Icon = isGood ? ShieldCheck : ShieldAlert;
  // The head of that screen says it, in larger letters.
  if (isOnItsScreen) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 px-5 pb-2 text-14">
      <p className={cx('flex items-center gap-2', isGood ? 'text-ink-2' : 'text-warn')}>
        <Icon aria-hidden className="size-[18px] flex-none" />
        {text}
      </p>
      {may('copies:read') && (
        <Link to={SCREEN} className={textLink}>
          Yedekler
        </Link>
      )}
    </div>
  );
}
