import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '../../../../domain/things/message.ts';
import { api, read } from '../../lib/api.ts';
import { notifyFailed } from '../../lib/notices.ts';
import { useRemoveAtOnce } from '../../list/use-remove-at-once.ts';

/** What may be marked of a message. */
export type Marks = Partial<Pick<Message, 'isRead' | 'isSuspect'>>;

/** What is done to one message. `put` shows the stored one in the list. */
export function useMessageActions(put: (message: Message) => void) {
  const client = useQueryClient();
  const removeAtOnce = useRemoveAtOnce('messages', {
    done: 'Mesaj çöp kutusuna taşındı.',
    failed: 'Mesaj silinirken hata oluştu!',
  });

  /** Marks as read or unread, as a robot's or not. The list stays as it is, so that an open message does not vanish from under the eyes. */
  async function mark(message: Message, change: Marks) {
    put({ ...message, ...change });
    client.setQueryData(['messages', 'one', message.id], { ...message, ...change });
    try {
      const stored = await read(api.messages[':id'].$put({ param: { id: message.id }, json: change }));
      put(stored);
      client.setQueryData(['messages', 'one', message.id], stored);
      await Promise.all(
        [
          ['messages', 'unread'],
          ['messages', 'suspects'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    } catch (error) {
      put(message);
      client.setQueryData(['messages', 'one', message.id], message);
      notifyFailed('Mesaj güncellenemedi', error);
    }
  }

  const remove = (message: Message) =>
    removeAtOnce(() => read(api.messages[':id'].$delete({ param: { id: message.id }, query: {} })));

  return { mark, remove };
}
