import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { api, read } from '../../lib/api.ts';
import { timeOfDay } from '../../lib/when.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { LastCopy } from './last-copy.tsx';
import { fullness, gigabytes, type Space } from './space.ts';

const EVERY_MS = 30_000;

type State = 'ok' | 'warn' | 'danger' | 'unknown';
type Line = { name: string; state: State; text: string };
const DOTS: Record<State, string> = {
  ok: 'bg-ok',
  warn: 'bg-[#C98A12]',
  danger: 'bg-danger',
  unknown: 'border-[1.5px] border-ink-3',
};

const UNREACHED: readonly Line[] = [
  { name: 'Veritabanı', state: 'unknown', text: 'Bilinmiyor' },
  { name: 'API', state: 'danger', text: 'Yanıt vermiyor' },
  { name: 'Dosya alanı', state: 'unknown', text: 'Bilinmiyor' },
];

type Check = { ok: boolean; detail: string };

type Parts = {
  database: Check;
  storage: Check;
  mail: Check | null;
  scanner: Check | null;
  replica: Check | null;
};

function linesOf({ database, storage, mail, scanner, replica }: Parts, isLow: boolean): Line[] {
  return [
    {
      name: 'Veritabanı',
      state: database.ok ? 'ok' : 'danger',
      text: database.ok ? 'Aktif' : database.detail,
    },
    ...(replica
      ? [
          {
            name: 'Okuma kopyası',
            state: replica.ok ? ('ok' as const) : ('warn' as const),
            text: replica.detail,
          },
        ]
      : []),
    { name: 'API', state: 'ok', text: 'Çalışıyor' },
    storage.ok
      ? { name: 'Dosya alanı', state: isLow ? 'warn' : 'ok', text: isLow ? 'Bağlı, yer azalıyor' : 'Bağlı' }
      : { name: 'Dosya alanı', state: 'danger', text: storage.detail },
    ...(mail
      ? [
          {
            name: 'E-posta',
            state: mail.ok ? ('ok' as const) : ('warn' as const),
            text: mail.ok ? 'Gönderiliyor' : mail.detail,
          },
        ]
      : []),
    ...(scanner
      ? [
          {
            name: 'Virüs taraması',
            state: scanner.ok ? ('ok' as const) : ('danger' as const),
            text: scanner.ok ? 'Çalışıyor' : scanner.detail,
          },
        ]
      : []),
  ];
}

function Summary({ lines }: { lines: readonly Line[] }) {
  const broken = lines.filter((line) => line.state === 'danger').length;
  const warned = lines.filter((line) => line.state === 'warn').length;
  if (broken > 0) return <Pill tone="danger">{broken} sorun</Pill>;
  return warned > 0 ? <Pill tone="warn">{warned} uyarı</Pill> : <Pill tone="ok">Sorun yok</Pill>;
}

function Meter({ percent, isLow, space }: { percent: number; isLow: boolean; space: Space }) {
  return (
    <div className="px-5 pb-4">
      <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-paper-2">
        <div className={cx('h-full', isLow ? 'bg-[#C98A12]' : 'bg-teal')} style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-2 text-14 text-ink-2">
        Boş alan {gigabytes(space.freeBytes ?? 0)} / {gigabytes(space.totalBytes ?? 0)}
        <span className="sr-only">, yüzde {percent} dolu</span>
      </p>
    </div>
  );
}

/** Whether the database, the API and the file storage work, asked again every half minute. */
export function SystemStatus() {
  const answer = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => read(api.status.$get({}, { init: { signal } })),
    refetchInterval: EVERY_MS,
    staleTime: 0,
    retry: false,
  });
  const status = answer.isError ? undefined : answer.data;
  const disk = status && fullness(status.storage);
  const lines = status ? linesOf(status, disk?.isLow ?? false) : UNREACHED;
  const checkedAt = Math.max(answer.dataUpdatedAt, answer.errorUpdatedAt);

  return (
    <Panel title="Sistem durumu" aside={!answer.isPending && <Summary lines={lines} />}>
      {answer.isPending ? (
        <div className="py-10">
          <Spinner />
        </div>
      ) : (
        <>
          <dl className="px-5 py-1">
            {lines.map((line) => (
              <div key={line.name} className="flex items-baseline justify-between gap-4 py-2.5">
                <dt className="flex shrink-0 items-center gap-2.5">
                  <span aria-hidden className={cx('size-2 shrink-0 rounded-full', DOTS[line.state])} />
                  {line.name}
                </dt>
                <dd
                  className={cx(
                    'text-right text-14 font-medium',
                    line.state === 'danger' ? 'text-danger' : 'text-ink-2',
                  )}
                >
                  {line.text}
                </dd>
              </div>
            ))}
          </dl>
          {status?.copies && <LastCopy facts={status.copies} now={new Date(answer.dataUpdatedAt)} />}
          {status && disk && <Meter {...disk} space={status.storage} />}
          <div className="flex items-center justify-between gap-3 border-t border-line py-1 pr-2 pl-5 text-14 text-ink-2">
            Son kontrol {timeOfDay(new Date(checkedAt).toISOString())}
            <IconButton
              icon={RotateCw}
              label="Şimdi kontrol et"
              onClick={() => void answer.refetch()}
              iconClass={cx('size-[18px]', answer.isFetching && 'spin')}
            />
          </div>
        </>
      )}
    </Panel>
  );
}
