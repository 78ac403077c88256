import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../lib/http.ts';
import { errorText } from '../lib/notices.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/states.tsx';

type RecordLoaderProps<Row> = {
  title: string;
  answer: UseQueryResult<Row>;
  /** `Ürün bulunamadı`. */
  missing: string;
  onClose: () => void;
  children: (row: Row) => ReactNode;
};

/** Waits for the newest version of a row before its form opens. */
export function RecordLoader<Row>({ title, answer, missing, onClose, children }: RecordLoaderProps<Row>) {
  if (answer.data) return children(answer.data);
  const gone = isApiError(answer.error, 404);
  return (
    <Dialog
      open
      onClose={onClose}
      title={gone ? missing : title}
      size="m"
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
      {answer.isPending && (
        <div className="py-16">
          <Spinner />
        </div>
      )}
    </Dialog>
  );
}
