import { useQueryClient } from '@tanstack/react-query';
import { Mail, MailCheck, MailOpen, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { MESSAGE_STATE_NAMES, MESSAGE_STATES } from '../../../../domain/things/message.ts';
import { StateChips } from '../../answering/state-chips.tsx';
import { WaitingForms } from '../../form/waiting-forms.tsx';
import { useCounts, useMessageCounts, useSuspects } from '../../frame/nav.ts';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { useNow } from '../../frame/when.tsx';
import { messageKind } from '../../kinds/message.ts';
import { api, read } from '../../lib/api.ts';
import { messages } from '../../lib/lists.ts';
import { partOf } from '../../lib/resource.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { useRows } from '../../lib/use-rows.ts';
import { ExportButton } from '../../list/export-button.tsx';
import { ListSearch } from '../../list/list-search.tsx';
import { RowLines } from '../../list/row-lines.tsx';
import { SelectionBar } from '../../list/selection-bar.tsx';
import { useBulk } from '../../list/use-bulk.ts';
import { useListParams } from '../../list/use-list-params.ts';
import { useOpenLine } from '../../list/use-open-line.ts';
import { useSelection } from '../../list/use-selection.ts';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { cx } from '../../ui/cx.ts';
import { MessageLine } from './message-line.tsx';
import { OpenMessage } from './open-message.tsx';
import { useMessageActions } from './use-message-actions.ts';

export const meta: MetaFunction = () => [
  { title: 'Mesajlar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

/** Asks for the list again when new messages have come in. */
function useArrivals(unread: number | undefined): void {
  const client = useQueryClient();
  const before = useRef(unread);
  useEffect(() => {
    const hasNew = unread !== undefined && before.current !== undefined && unread > before.current;
    before.current = unread;
    if (hasNew) void client.invalidateQueries({ queryKey: ['messages', 'list'] });
  }, [unread, client]);
}

export default function MessagesScreen() {
  const now = useNow();
  const navigate = useNavigate();
  const { messages: unread } = useCounts();
  const suspects = useSuspects();
  const counts = useMessageCounts();
  useArrivals(unread);
  const list = useListParams({
    filters: ['isRead', 'isSuspect', 'state', 'assigneeId'],
    defaultSort: '-createdAt',
  });
  const query = {
    search: list.search,
    ...list.filters,
    // What looks like a robot's counts as no news.
    ...(list.filters.isRead === 'false' && { isSuspect: 'false' }),
  };
  const rows = useRows(messages, query);
  const { id, pathTo } = useOpenLine();
  const ids = rows.rows.map((row) => row.id);
  const selection = useSelection(ids, JSON.stringify([list.search, list.filters]));
  const bulk = useBulk([messageKind.name], messageKind.noun);
  const actions = useMessageActions(rows.put);
  const [asking, setAsking] = useState(false);
  const chosen = [...selection.selected];
  const open = rows.rows.find((row) => row.id === id);

  function show(filters: Record<string, string>) {
    list.setAll({ search: list.search, sort: list.sort, filters });
  }
  function step(by: 1 | -1) {
    const place = id === null ? (by === 1 ? -1 : ids.length) : ids.indexOf(id);
    const next = ids[place + by];
    if (next) void navigate(pathTo(next), { preventScrollReset: true });
  }
  useShortcut('j', 'Sonraki mesaj', () => step(1));
  useShortcut('k', 'Önceki mesaj', () => step(-1));
  useShortcut(
    'u',
    'Açık mesajı okundu ya da okunmadı yap',
    () => open && actions.mark(open, { isRead: !open.isRead }),
  );

  async function markAll(set: { isRead: boolean } | { state: 'answered' }, word: string) {
    const finished = await bulk.set(
      chosen,
      (part, operation) => read(api.messages.bulk.$post({ json: { ids: part, set } }, partOf(operation))),
      {
        label: 'İşaretleniyor',
        done: (count) => `${count} ${word}.`,
        failed: 'Mesajlar güncellenemedi',
      },
    );
    if (finished) selection.clear();
  }
  async function removeAll() {
    setAsking(false);
    const finished = await bulk.remove(
      chosen,
      (part, operation) =>
        read(api.messages['bulk-delete'].$post({ json: { ids: part } }, partOf(operation))),
      {
        label: 'Siliniyor',
        done: (count) => `${count} çöp kutusuna taşındı.`,
        failed: 'Mesajlar silinirken hata oluştu!',
      },
    );
    if (finished) selection.clear();
    if (finished && id && chosen.includes(id)) void navigate(pathTo(null), { replace: true });
  }

  return (
    <ScreenFrame title="Mesajlar">
      <WaitingForms form={messageKind.name} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-5">
        <div className={cx('grid min-w-0 gap-3', id && 'max-lg:hidden')}>
          <ListSearch list={list} label="Mesajlarda ara" placeholder="Ad, konu, telefon, başvuru no" />
          <fieldset className="flex gap-2">
            <legend className="sr-only">Süzgeç</legend>
            <Chip pressed={Object.keys(list.filters).length === 0} onClick={() => show({})}>
              Tümü
            </Chip>
            <Chip pressed={list.filters.isRead === 'false'} onClick={() => show({ isRead: 'false' })}>
              Okunmamış
              {unread !== undefined && <span className="font-normal">{formatCount(unread)}</span>}
            </Chip>
            <Chip pressed={list.filters.isSuspect === 'true'} onClick={() => show({ isSuspect: 'true' })}>
              Şüpheli
              {suspects !== undefined && suspects > 0 && (
                <span className="font-normal">{formatCount(suspects)}</span>
              )}
            </Chip>
          </fieldset>
          <StateChips
            legend="Durum"
            filters={list.filters}
            states={MESSAGE_STATES.map((value) => ({ value, label: MESSAGE_STATE_NAMES[value] }))}
            counts={counts}
            onShow={show}
          />
          <RowLines
            rows={rows}
            list={list}
            selection={selection}
            label="Gelen kutusu"
            noun="mesaj"
            icon={Mail}
            empty="Henüz mesaj yok"
            failed="Mesajlar yüklenirken hata oluştu"
            lineHeight="h-22"
            line={(message) => (
              <MessageLine
                message={message}
                to={pathTo(message.id)}
                isOpen={message.id === id}
                selection={selection}
                now={now}
              />
            )}
          />
          <ExportButton
            list={{ name: 'messages', query, total: rows.isPending ? null : rows.total, noun: 'mesaj' }}
            className="justify-self-start"
          />
        </div>
        <div className={cx('min-w-0 lg:sticky lg:top-23', !id && 'max-lg:hidden')}>
          <OpenMessage
            key={id}
            id={id}
            known={open}
            back={pathTo(null)}
            onMark={(message, change) => void actions.mark(message, change)}
            onNote={actions.addNote}
            onReply={actions.reply}
            onRemove={async (message) => {
              const place = ids.indexOf(message.id);
              const next = ids[place + 1] ?? ids[place - 1] ?? null;
              const isWide = window.matchMedia('(min-width: 68.75rem)').matches;
              if (await actions.remove(message))
                void navigate(pathTo(isWide ? next : null), { replace: true, preventScrollReset: true });
            }}
          />
        </div>
      </div>
      <SelectionBar
        selection={selection}
        noun="mesaj"
        work={bulk.work}
        onCancelWork={bulk.cancel}
        actions={[
          { label: 'Okundu yap', icon: MailOpen, run: () => markAll({ isRead: true }, 'okundu yapıldı') },
          { label: 'Okunmadı yap', icon: Mail, run: () => markAll({ isRead: false }, 'okunmadı yapıldı') },
          {
            label: 'Yanıtlandı yap',
            icon: MailCheck,
            run: () => markAll({ state: 'answered' }, 'yanıtlandı yapıldı'),
          },
          { label: 'Sil', icon: Trash2, run: () => setAsking(true), danger: true },
        ]}
      />
      <ConfirmDialog
        open={asking}
        danger
        title={`${formatCount(selection.count)} mesajı silmek istediğinizden emin misiniz?`}
        confirmLabel={`${formatCount(selection.count)} mesajı sil`}
        onCancel={() => setAsking(false)}
        onConfirm={removeAll}
      >
        <p>Mesajlar çöp kutusuna taşınır; oradan geri getirebilirsiniz.</p>
      </ConfirmDialog>
    </ScreenFrame>
  );
}
