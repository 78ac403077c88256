import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '../../../../domain/things/message.ts';
import { api, read } from '../../lib/api.ts';
import { notifyFailed, notifyUndoable } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { restoreTrash } from '../../lib/resources.ts';

/** What may be marked of a message. */
export type Marks = Partial<Pick<Message, 'isRead' | 'isSuspect'>>;

/** What is done to one message. `put` shows the stored one in the list. */
export function useMessageActions(put: (message: Message) => void) {
  const client = useQueryClient();

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

  /** Moves to the trash at once; `Geri al` brings it back. Answers whether that worked. */
  async function remove(message: Message): Promise<boolean> {
    try {
      const { trashId } = await read(api.messages[':id'].$delete({ param: { id: message.id }, query: {} }));
      notifyUndoable('Mesaj çöp kutusuna taşındı.', async () => {
        await restoreTrash([trashId]);
        await refreshThing(client, 'messages');
      });
      await refreshThing(client, 'messages');
      return true;
    } catch (error) {
      notifyFailed('Mesaj silinirken hata oluştu!', error);
      return false;
    }
  }

  return { mark, remove };
}
