import { useQuery } from '@tanstack/react-query';
import { MailQuestion, MousePointerClick } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Message } from '../../../../domain/things/message.ts';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { errorText } from '../../lib/notices.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { ReadingPane } from './reading-pane.tsx';
import type { Marks } from './use-message-actions.ts';

type OpenMessageProps = {
  id: string | null;
  /** The message as the list has it: shown at once. */
  known: Message | undefined;
  back: string;
  onMark: (message: Message, change: Marks) => void;
  onRemove: (message: Message) => void;
  onNote: (message: Message, text: string) => Promise<boolean>;
  onReply: (message: Message, text: string) => Promise<boolean>;
};

/** The message that the address names. Opening it marks it as read, once. */
export function OpenMessage({ id, known, back, onMark, onRemove, onNote, onReply }: OpenMessageProps) {
  const answer = useQuery({
    queryKey: ['messages', 'one', id],
    queryFn: ({ signal }) =>
      read(api.messages[':id'].$get({ param: { id: id ?? '' } }, { init: { signal } })),
    enabled: id !== null,
    initialData: known,
  });
  const message = answer.data;
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!message || opened.current === message.id) return;
    opened.current = message.id;
    if (!message.isRead) onMark(message, { isRead: true });
  }, [message, onMark]);

  if (id === null) {
    return (
      <EmptyState icon={MousePointerClick} title="Mesaj seçilmedi">
        Okumak için listeden bir mesaj seçin.
      </EmptyState>
    );
  }
  if (message) {
    return (
      <ReadingPane
        message={message}
        back={back}
        onMark={(change) => onMark(message, change)}
        onRemove={() => onRemove(message)}
        onNote={(text) => onNote(message, text)}
        onReply={(text) => onReply(message, text)}
      />
    );
  }
  if (isApiError(answer.error, 404)) {
    return (
      <EmptyState
        icon={MailQuestion}
        title="Mesaj bulunamadı"
        action={
          <Link to={back} className={buttonClass({ variant: 'ghost' })}>
            Mesajlara dön
          </Link>
        }
      >
        Silinmiş olabilir. Çöp kutusunda arayabilirsiniz.
      </EmptyState>
    );
  }
  if (answer.isError) {
    return (
      <ErrorState
        title="Mesaj açılamadı"
        detail={errorText(answer.error)}
        busy={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  return (
    <div className="py-16">
      <Spinner />
    </div>
  );
}
