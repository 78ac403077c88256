import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '../../../../domain/things/message.ts';
import { api, read } from '../../lib/api.ts';
import { notifyFailed, notifyUndoable } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { restoreTrash } from '../../lib/resources.ts';

/** What is done to one message. `put` shows the stored one in the list. */
export function useMessageActions(put: (message: Message) => void) {
  const client = useQueryClient();

  /** Marks as read or unread. The list stays as it is, so that an open message does not vanish from under the eyes. */
  async function mark(message: Message, isRead: boolean) {
    put({ ...message, isRead });
    client.setQueryData(['messages', 'one', message.id], { ...message, isRead });
    try {
      const stored = await read(api.messages[':id'].$put({ param: { id: message.id }, json: { isRead } }));
      put(stored);
      client.setQueryData(['messages', 'one', message.id], stored);
      await client.invalidateQueries({ queryKey: ['messages', 'unread'] });
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
