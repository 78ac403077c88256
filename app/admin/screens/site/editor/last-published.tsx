import { useNow, When } from '../../../frame/when.tsx';
import { cx } from '../../../ui/cx.ts';
import { usePublished } from '../site-api.ts';

/** `Son yayın: bugün, 11:20, Selin Koç`; nothing while nothing was ever written. */
export function LastPublished({ page, className }: { page: string; className?: string }) {
  const now = useNow();
  const published = usePublished().data?.find((entry) => entry.page === page);
  if (!published) return <span className={className} />;
  return (
    <p className={cx('text-14 text-ink-2', className)}>
      Son yayın: <When iso={published.at} now={now} />, {published.actor}
    </p>
  );
}
