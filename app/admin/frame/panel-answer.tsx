import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../lib/notices.ts';
import { LinesSkeleton } from '../list/list-states.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

type PanelAnswerProps = {
  answer: Pick<UseQueryResult, 'isPending' | 'isError' | 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What is said where it does not come: `Eş anlamlılar yüklenirken hata oluştu`. */
  failed: string;
};

/** What stands in a panel until its answer is there. */
export function PanelAnswer({ answer, failed }: PanelAnswerProps) {
  if (answer.isPending)
    return (
      <Loading>
        <LinesSkeleton className="h-15" count={4} inPanel />
      </Loading>
    );
  if (!answer.isError || answer.data) return null;
  return (
    <div className="p-5">
      <ErrorState
        title={failed}
        detail={errorText(answer.error)}
        busy={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    </div>
  );
}
