import { useEffect, useState } from 'react';
import { formatMoment } from '../../../domain/rules/format.ts';
import { howLongAgo } from '../lib/when.ts';

const MINUTE = 60_000;

/** The time, moving on each minute, so that `12 dk önce` stays true on a screen that is left open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long ago something was; the exact time on hover. */
export function When({ iso, now, className }: { iso: string; now: Date; className?: string }) {
  return (
    <time dateTime={iso} title={formatMoment(iso)} className={className}>
      {howLongAgo(iso, now)}
    </time>
  );
}
