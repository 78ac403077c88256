import type { Rows } from '../lib/use-rows.ts';
import { Button } from '../ui/button.tsx';

type MoreButtonProps = { rows: Pick<Rows<never>, 'hasMore' | 'isFetchingMore' | 'failedMore' | 'fetchMore'> };

/** Fetches the next part of a list that shows all its rows. */
export function MoreButton({ rows: { hasMore, isFetchingMore, failedMore, fetchMore } }: MoreButtonProps) {
  if (!hasMore) return null;
  return (
    <Button variant="ghost" className="justify-self-center" busy={isFetchingMore} onClick={fetchMore}>
      {isFetchingMore ? 'Yükleniyor...' : failedMore ? 'Tekrar Dene' : 'Daha fazla göster'}
    </Button>
  );
}
