import { useQuery } from '@tanstack/react-query';
import { Download, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { AuditGroup } from '../../../../domain/things/audit.ts';
import { useNow, When } from '../../frame/when.tsx';
import { api, read } from '../../lib/api.ts';
import { apiFetch } from '../../lib/http.ts';
import { auditLines } from '../../lib/lists.ts';
import { errorText, notifyFailed } from '../../lib/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useRows } from '../../lib/use-rows.ts';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { MoreButton } from '../../list/more-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { detailWords, EVENT_WORDS, GROUP_WORDS } from './audit-words.ts';

/** Whether each line still carries the hash of the one before it. */
function Chain() {
  const check = useQuery({
    queryKey: ['audit', 'verify'],
    queryFn: ({ signal }) => read(api.audit.verify.$get({}, { init: { signal } })),
  });
  const isWhole = check.data?.isWhole ?? true;
  const Icon = isWhole ? Link2 : Link2Off;
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel px-5 py-2.5',
        isWhole ? 'bg-ok-bg text-ok' : 'bg-danger-bg text-danger',
      )}
    >
      <Icon aria-hidden className="flex-none" />
      <p className="min-w-60 flex-1">
        {check.isPending && 'Zincir denetleniyor…'}
        {check.isError && `Zincir denetlenemedi. ${errorText(check.error)}`}
        {check.data?.isWhole && (
          <>
            <b>Zincir sağlam.</b> {formatCount(check.data.count)} olayın her biri öncekinin özetini taşır. Bu
            iz ne düzenlenir ne silinir.
          </>
        )}
        {check.data && !check.data.isWhole && (
          <>
            <b>Zincir bozuk.</b> {formatCount(check.data.brokenAt ?? 0)}. olay yazıldığı gibi değil.
          </>
        )}
      </p>
      <Button variant="ghost" busy={check.isFetching} onClick={() => void check.refetch()}>
        Şimdi denetle
      </Button>
    </div>
  );
}

async function download(query: Record<string, string>): Promise<void> {
  await saveFile(await apiFetch(`/api/audit/export?${new URLSearchParams(query)}`), 'denetim-izi.csv');
}

/** Who came in, who was refused, and what was done that matters for safety. */
export function AuditTrail() {
  const now = useNow();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<AuditGroup | null>(null);
  const query = { ...(search && { search }), ...(group && { group }) };
  const rows = useRows(auditLines, query, 50);

  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <SearchInput
          label="Denetim izinde ara"
          placeholder="Kişi, olay, ayrıntı"
          value={search}
          onChange={setSearch}
          className="w-full lg:w-72"
        />
        <Chip pressed={group === null} onClick={() => setGroup(null)}>
          Tümü
        </Chip>
        {GROUP_WORDS.map(({ value, label }) => (
          <Chip key={value} pressed={group === value} onClick={() => setGroup(value)}>
            {label}
          </Chip>
        ))}
        <Button
          variant="ghost"
          className="ml-auto"
          onClick={() =>
            void download(query).catch((error: unknown) => notifyFailed('Dışa aktarılamadı', error))
          }
        >
          <Download aria-hidden />
          Dışa aktar
        </Button>
      </div>
      <Chain />
      {rows.isPending && (
        <Loading>
          <LinesSkeleton className="h-18" count={5} withHead />
        </Loading>
      )}
      {rows.error && (
        <ErrorState
          title="Denetim izi yüklenirken hata oluştu"
          detail={errorText(rows.error)}
          busy={rows.isFetching}
          onRetry={rows.retry}
        />
      )}
      {!rows.isPending && !rows.error && rows.rows.length === 0 && (
        <EmptyState title="Aramanıza uyan olay yok" />
      )}
      <h2 className="sr-only">Olaylar</h2>
      {rows.rows.length > 0 && (
        <ul
          aria-label="Denetim izi"
          className="divide-y divide-line rounded-panel border border-line bg-surface"
        >
          {rows.rows.map((line) => (
            <li
              key={line.id}
              className="grid gap-x-5 gap-y-1 px-5 py-3 xl:grid-cols-[15rem_11rem_minmax(0,1fr)_9rem_5.5rem] xl:items-center"
            >
              <h3 className="text-15 font-semibold">{EVENT_WORDS[line.event]}</h3>
              <p className="text-15 wrap-anywhere">{line.actor}</p>
              <p className="text-14 wrap-anywhere text-ink-2">{detailWords(line)}</p>
              <When iso={line.at} now={now} className="text-14 text-ink-2" />
              <code className="justify-self-start rounded-tile bg-paper-2 px-2 py-1 font-mono text-13 max-xl:hidden">
                {line.hash.slice(0, 6)}…
              </code>
            </li>
          ))}
        </ul>
      )}
      <MoreButton rows={rows} />
    </>
  );
}
