import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../lib/http.ts';
import { errorText } from '../lib/notices.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, type DialogSize } from '../ui/dialog.tsx';
import { ErrorState, Skeleton } from '../ui/states.tsx';

type RecordLoaderProps<Row> = {
  title: string;
  answer: UseQueryResult<Row>;
  /** `Ürün bulunamadı`. */
  missing: string;
  onClose: () => void;
  /** The size of the form that opens. */
  size?: DialogSize;
  children: (row: Row) => ReactNode;
};

/** Labels and fields where they will be. */
function FormSkeleton() {
  return (
    <div data-skeleton className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <p role="status" className="sr-only">
        Yükleniyor...
      </p>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((field) => (
        <div key={field} aria-hidden className="grid gap-2">
          <Skeleton className="h-3.5 w-28" />
          <span className="h-11 rounded-control border border-line-2" />
        </div>
      ))}
    </div>
  );
}

/** Waits for the newest version of a row before its form opens. */
export function RecordLoader<Row>({
  title,
  answer,
  missing,
  onClose,
  size = 'm',
  children,
}: RecordLoaderProps<Row>) {
  if (answer.data) return children(answer.data);
  const gone = isApiError(answer.error, 404);
  return (
    <Dialog
      open
      onClose={onClose}
      title={gone ? missing : title}
      size={answer.isPending ? size : 'm'}
      {...(gone && { footer: <Button onClick={onClose}>Kapat</Button> })}
    >
      {gone && <p>Kayıt silinmiş olabilir. Çöp kutusunda arayabilirsiniz.</p>}
      {answer.isError && !gone && (
        <ErrorState
          title="Kayıt açılamadı"
          detail={errorText(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      )}
      {answer.isPending && <FormSkeleton />}
    </Dialog>
  );
}
