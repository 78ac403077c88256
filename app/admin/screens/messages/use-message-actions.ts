import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '../../../../domain/things/message.ts';
import { api, read } from '../../lib/api.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { useRemoveAtOnce } from '../../list/use-remove-at-once.ts';

/** What may be marked of a message. */
export type Marks = Partial<Pick<Message, 'isRead' | 'isSuspect' | 'state' | 'assigneeId'>>;

/** What is done to one message. `put` shows the stored one in the list. */
export function useMessageActions(put: (message: Message) => void) {
  const client = useQueryClient();
  const removeAtOnce = useRemoveAtOnce('messages', {
    done: 'Mesaj çöp kutusuna taşındı.',
    failed: 'Mesaj silinirken hata oluştu!',
  });

  function show(message: Message) {
    put(message);
    client.setQueryData(['messages', 'one', message.id], message);
  }

  const recount = () =>
    Promise.all(
      ['unread', 'suspects', 'counts'].map((what) =>
        client.invalidateQueries({ queryKey: ['messages', what] }),
      ),
    );

  /** Marks as read or unread, as a robot's or not, as answered or not. The list stays as it is, so that an open message does not vanish from under the eyes. */
  async function mark(message: Message, change: Marks) {
    show({ ...message, ...change });
    try {
      show(await read(api.messages[':id'].$put({ param: { id: message.id }, json: change })));
      await recount();
    } catch (error) {
      show(message);
      notifyFailed('Mesaj güncellenemedi', error);
    }
  }

  const remove = (message: Message) =>
    removeAtOnce(() => read(api.messages[':id'].$delete({ param: { id: message.id }, query: {} })));

  /** Adds a note; answers whether that worked. */
  async function addNote(message: Message, text: string): Promise<boolean> {
    try {
      const call = { param: { id: message.id }, json: { text } };
      show(await read(api.messages[':id'].notes.$post(call)));
      return true;
    } catch (error) {
      notifyFailed('Not eklenemedi', error);
      return false;
    }
  }

  /** Writes back by mail; answers whether that worked. */
  async function reply(message: Message, text: string): Promise<boolean> {
    try {
      const call = { param: { id: message.id }, json: { text } };
      show(await read(api.messages[':id'].replies.$post(call)));
      notifyDone('Yanıt gönderildi.');
      await recount();
      return true;
    } catch (error) {
      notifyFailed('Yanıt gönderilemedi', error);
      return false;
    }
  }

  return { mark, remove, addNote, reply };
}
