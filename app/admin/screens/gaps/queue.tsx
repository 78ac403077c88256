import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { GAP_NAMES, type Gap, type GapProduct } from '../../../../domain/things/gap.ts';
import { Picture } from '../../files/picture.tsx';
import { errorText } from '../../lib/notices.ts';
import { products } from '../../lib/resources.ts';
import { screenPath } from '../../lib/screens.ts';
import { LinesSkeleton } from '../../list/list-states.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import type { ProductValues } from '../products/product-spec.ts';
import { GapEditor } from './gap-editor.tsx';
import { gapQueue } from './gaps-api.ts';

type QueueProps = { gap: Gap; brandId: string | null };
type Done = 'saved' | 'skipped';

function stateOf(index: number, at: number, done: Done | undefined): string {
  if (index === at) return 'Şimdi';
  if (done === 'saved') return 'Tamamlandı';
  return done === 'skipped' ? 'Atlandı' : 'Sırada';
}

/** The products that lack one thing, one after the other. */
export function Queue({ gap, brandId }: QueueProps) {
  const { data: rows, error, refetch } = useQuery(gapQueue(gap, brandId));
  const [at, setAt] = useState(0);
  const [done, setDone] = useState<Readonly<Record<string, Done>>>({});
  const current: GapProduct | undefined = rows?.[at];
  const [held, setHeld] = useState<Partial<ProductValues> | null>(null);
  const product = useQuery({
    queryKey: ['gap-queue', 'product', current?.id],
    queryFn: ({ signal }) => products.get(current?.id ?? '', signal),
    enabled: current !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const row = product.data;
  const saved = Object.values(done).filter((state) => state === 'saved').length;
  const total = rows?.length ?? 0;
  const back = (
    <Link to={screenPath('gaps')} className={buttonClass({ variant: 'ghost' })}>
      <ArrowLeft aria-hidden />
      Eksikler
    </Link>
  );

  function goTo(index: number) {
    setHeld(null);
    setAt(index);
  }
  function goOn(state: Done) {
    if (current) setDone({ ...done, [current.id]: state });
    goTo(at + 1);
  }

  if (error || product.error)
    return (
      <ErrorState
        title="Ürün yüklenemedi"
        detail={errorText(error ?? product.error)}
        onRetry={() => void (error ? refetch() : product.refetch())}
      />
    );
  if (!rows)
    return (
      <Loading>
        <LinesSkeleton className="h-14" count={7} withHead />
      </Loading>
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        {back}
        <div className="min-w-0">
          <h2 className="text-21 font-semibold tracking-head">
            {brandId && rows[0] ? rows[0].brand : 'Tüm markalar'}, {GAP_NAMES[gap].toLocaleLowerCase('tr')}
          </h2>
          <p role="status" className="text-ink-2">
            {formatCount(saved)} / {formatCount(total)} ürün tamamlandı
          </p>
        </div>
      </div>
      {!current && (
        <EmptyState
          icon={CircleCheck}
          title={total === 0 ? 'Bu eksiği olan ürün yok' : 'Sıradakiler bitti'}
          action={back}
        >
          {total > saved &&
            total > 0 &&
            `${formatCount(total - saved)} ürün atlandı; panoda sayılmaya devam eder.`}
        </EmptyState>
      )}
      {current && (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5">
          {row && row.id === current.id ? (
            <GapEditor
              key={`${row.id} ${row.version}`}
              gap={gap}
              row={row}
              onSaved={() => goOn('saved')}
              onSkip={() => goOn('skipped')}
              held={held}
              onStale={(typed) => {
                setHeld(typed);
                void product.refetch();
              }}
            />
          ) : (
            <Loading>
              <LinesSkeleton className="h-14" count={7} withHead />
            </Loading>
          )}
          <section
            aria-label="Sıradakiler"
            className="overflow-hidden rounded-panel border border-line bg-surface max-lg:hidden"
          >
            <ol className="max-h-[36rem] divide-y divide-line overflow-y-auto">
              {rows.map(({ id, name, imageUrl }, index) => (
                <li key={id} className={cx(index === at && 'bg-mint text-on-mint')}>
                  <button
                    type="button"
                    aria-current={index === at ? 'step' : undefined}
                    onClick={() => goTo(index)}
                    className="flex w-full items-center gap-3 px-4 py-2.5 text-left"
                  >
                    <Picture src={imageUrl} alt="" small className="h-9 w-12 flex-none rounded-tile" />
                    <span className="min-w-0 flex-1">
                      <b className="block truncate text-14 font-semibold">{name}</b>
                      <span className="text-13">{stateOf(index, at, done[id])}</span>
                    </span>
                    {done[id] === 'saved' && <Check aria-hidden className="size-4" />}
                  </button>
                </li>
              ))}
            </ol>
          </section>
        </div>
      )}
    </>
  );
}
