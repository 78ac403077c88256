import { useQuery } from '@tanstack/react-query';
import { FileText, MousePointerClick, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { useQuoteCounts } from '../../frame/nav.ts';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { useNow } from '../../frame/when.tsx';
import { quoteKind } from '../../kinds/quote.ts';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { quotes } from '../../lib/lists.ts';
import { errorText } from '../../lib/notices.ts';
import { partOf } from '../../lib/resource.ts';
import { useRights } from '../../lib/use-rights.ts';
import { useRows } from '../../lib/use-rows.ts';
import { ExportButton } from '../../list/export-button.tsx';
import { ListSearch } from '../../list/list-search.tsx';
import { RowLines } from '../../list/row-lines.tsx';
import { SelectionBar } from '../../list/selection-bar.tsx';
import { useBulk } from '../../list/use-bulk.ts';
import { useListParams } from '../../list/use-list-params.ts';
import { useOpenLine } from '../../list/use-open-line.ts';
import { useSelection } from '../../list/use-selection.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { QuoteLine } from './quote-line.tsx';
import { QuotePane } from './quote-pane.tsx';
import { QuoteTabs } from './quote-tabs.tsx';
import { useQuoteActions } from './use-quote-actions.ts';

export const meta: MetaFunction = () => [
  { title: 'Teklifler | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function QuotesScreen() {
  const now = useNow();
  const navigate = useNavigate();
  const counts = useQuoteCounts();
  const mayWrite = useRights()('quotes:write');
  const { id, pathTo } = useOpenLine();
  const list = useListParams({
    filters: ['state', 'isSuspect', 'isDue', 'assigneeId'],
    defaultSort: '-createdAt',
  });
  const query = { search: list.search, ...list.filters };
  const rows = useRows(quotes, query);
  const ids = rows.rows.map((row) => row.id);
  const selection = useSelection(ids, JSON.stringify([list.search, list.filters]));
  const bulk = useBulk([quoteKind.name], quoteKind.noun);
  const actions = useQuoteActions();
  const [asking, setAsking] = useState(false);
  const answer = useQuery({
    queryKey: ['quotes', 'one', id],
    queryFn: ({ signal }) => read(api.quotes[':id'].$get({ param: { id: id ?? '' } }, { init: { signal } })),
    enabled: id !== null,
    initialData: rows.rows.find((row) => row.id === id),
  });

  const open = (next: string | null) =>
    void navigate(pathTo(next), { replace: true, preventScrollReset: true });
  function showTab(filters: Record<string, string>) {
    const next = new URLSearchParams({ ...filters, ...(list.search && { search: list.search }) });
    void navigate(`?${next}`, { preventScrollReset: true });
  }

  async function removeAll() {
    setAsking(false);
    const finished = await bulk.remove(
      [...selection.selected],
      (part, operation) => read(api.quotes['bulk-delete'].$post({ json: { ids: part } }, partOf(operation))),
      {
        label: 'Siliniyor',
        done: (count) => `${count} çöp kutusuna taşındı.`,
        failed: 'Teklifler silinirken hata oluştu!',
      },
    );
    if (finished) selection.clear();
  }

  // What is prepared or sent wants the width; what is new stands beside the list.
  const isWide = id !== null && answer.data !== undefined && answer.data.state !== 'new';
  return (
    <ScreenFrame
      title="Teklifler"
      action={
        <Button onClick={() => void actions.begin().then((made) => made && open(made.id))}>
          <Plus aria-hidden />
          Teklif ekle
        </Button>
      }
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-end gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <QuoteTabs filters={list.filters} counts={counts} onShow={showTab} />
        <ListSearch list={list} label="Tekliflerde ara" placeholder="Kod, klinik, ürün" />
      </div>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:gap-5',
          !isWide && 'lg:grid-cols-[minmax(20rem,24rem)_minmax(0,1fr)]',
        )}
      >
        <div
          className={cx(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3',
            isWide ? 'hidden' : id && 'max-lg:hidden',
          )}
        >
          <RowLines
            rows={rows}
            list={list}
            selection={selection}
            label="Teklifler"
            noun="teklif"
            icon={FileText}
            empty="Henüz teklif isteği yok"
            failed="Teklifler yüklenirken hata oluştu"
            lineHeight="h-18"
            line={(quote) => (
              <QuoteLine
                quote={quote}
                to={pathTo(quote.id)}
                isOpen={quote.id === id}
                selection={selection}
                now={now}
              />
            )}
          />
          <ExportButton
            list={{ name: 'quotes', query, total: rows.isPending ? null : rows.total, noun: 'teklif' }}
            className="justify-self-start"
          />
        </div>
        <div className={cx('min-w-0', !id && 'max-lg:hidden')}>
          {id === null && (
            <EmptyState icon={MousePointerClick} title="Teklif seçilmedi">
              Hazırlamak için listeden bir teklif seçin.
            </EmptyState>
          )}
          {answer.data && (
            <QuotePane
              key={answer.data.id}
              quote={answer.data}
              back={pathTo(null)}
              isWide={isWide}
              mayWrite={mayWrite}
              actions={actions}
              onCopied={(made) => open(made.id)}
              onRemove={async () => {
                if (answer.data && (await actions.remove(answer.data))) open(null);
              }}
            />
          )}
          {id !== null && !answer.data && answer.isError && (
            <ErrorState
              title={isApiError(answer.error, 404) ? 'Teklif bulunamadı' : 'Teklif açılamadı'}
              detail={errorText(answer.error)}
              busy={answer.isFetching}
              onRetry={() => void answer.refetch()}
            />
          )}
          {id !== null && !answer.data && !answer.isError && <Spinner />}
        </div>
      </div>
      <SelectionBar
        selection={selection}
        noun="teklif"
        work={bulk.work}
        onCancelWork={bulk.cancel}
        actions={[{ label: 'Sil', icon: Trash2, run: () => setAsking(true), danger: true }]}
      />
      <ConfirmDialog
        open={asking}
        danger
        title={`${formatCount(selection.count)} teklifi silmek istediğinizden emin misiniz?`}
        confirmLabel={`${formatCount(selection.count)} teklifi sil`}
        onCancel={() => setAsking(false)}
        onConfirm={removeAll}
      >
        <p>Teklifler çöp kutusuna taşınır, bağlantıları kapanır; oradan geri getirebilirsiniz.</p>
      </ConfirmDialog>
    </ScreenFrame>
  );
}
