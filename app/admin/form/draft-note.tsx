import { useQueryClient } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDateWithWeekday, formatMoment } from '../../../domain/rules/format.ts';
import { localTime } from '../../../domain/rules/istanbul.ts';
import { changesBetween } from '../../../domain/things/changes.ts';
import { fieldLabel } from '../history/labels.ts';
import { notifyDone, notifyFailed } from '../lib/notices.ts';
import { refreshThing } from '../lib/query-client.ts';
import type { Identified } from '../lib/resource.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useDraftsOf, usePlanOf } from './plans.ts';
import type { RecordForm } from './use-record-form.ts';

const DraftDifference = lazy(() => import('./draft-difference.tsx'));

/** `23 Kasım 2026, Pazartesi 08:00`. */
export function planMoment(at: string): string {
  return `${formatDateWithWeekday(at)} ${localTime(new Date(at)).time}`;
}

type Props<Row extends Identified, Values extends FieldValues, Output> = {
  record: RecordForm<Row, Values, Output>;
};

/** What a draft is, by how much it differs from what visitors see, and when it will be seen. */
export function DraftNote<Row extends Identified, Values extends FieldValues, Output>({
  record,
}: Props<Row, Values, Output>) {
  const client = useQueryClient();
  const { kept, spec, base, isNew } = record;
  const plan = usePlanOf(kept?.planId ?? null);
  const { draft: latest } = useDraftsOf(record.draftKind, record.rowId);
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState('');
  const isOther = latest !== undefined && latest.id !== dropped;
  const isNewer = isOther && (latest.id !== kept?.id || latest.version > kept.version);
  const newer = isNewer && (
    <p className="rounded-control bg-warn-bg px-3 py-2 text-warn">
      Siz buradayken taslak değişti: {latest.author}, {formatMoment(latest.updatedAt)}. Sizinki duruyor;
      kaydederken ikisi yan yana gösterilir.
    </p>
  );
  if (!kept) return newer;
  const known = Object.keys(kept.changes).filter((field) => field in spec.labels);
  const changes = changesBetween(
    Object.fromEntries(known.map((field) => [field, base.values[field]])),
    Object.fromEntries(known.map((field) => [field, kept.changes[field]])),
  );
  const names = changes.map(({ field }) => fieldLabel(spec.kind, field).toLocaleLowerCase('tr'));
  const overtaken = kept.overtaken.map((field) => fieldLabel(spec.kind, field).toLocaleLowerCase('tr'));

  async function drop() {
    try {
      setDropped(kept?.id ?? '');
      await record.dropKept();
      void refreshThing(client, 'drafts', 'plans');
      notifyDone('Taslak çöp kutusuna taşındı.');
    } catch (error) {
      notifyFailed('Taslak silinemedi', error);
    }
  }
  return (
    <section aria-label="Taslak" className="grid gap-3 rounded-control bg-info-bg px-3.5 py-2 text-info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FilePen aria-hidden className="size-[18px]" />
        <p className="min-w-48 flex-1">
          <b className="font-semibold">
            {isNew
              ? 'Taslak. Henüz yayında değil.'
              : names.length === 0
                ? 'Taslak. Yayındaki hâliyle aynı.'
                : `Taslak. Yayındaki hâlinden ${names.length} alan farklı:`}
          </b>{' '}
          {!isNew && names.length > 0 && `${names.join(', ')}. Ziyaretçiler eski hâlini görüyor.`}
          {plan?.at && ` ${planMoment(plan.at)}, “${plan.name}” planıyla yayınlanır.`}
          {plan && !plan.at && ` “${plan.name}” planında; günü belli değil.`}
        </p>
        {!isNew && changes.length > 0 && (
          <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Farkı gör
          </Button>
        )}
        <Button variant="quiet" className="text-info" onClick={() => void drop()}>
          Taslağı sil
        </Button>
      </div>
      {newer}
      {overtaken.length > 0 && (
        <p className="rounded-control bg-warn-bg px-3 py-2 text-warn">
          Taslaktan sonra sitede de değiştirildi: {overtaken.join(', ')}. Taslağı yeniden kaydederseniz sizin
          yazdığınız yayınlanır; öteki, geçmişte durur.
        </p>
      )}
      {kept.failure && (
        <p className="rounded-control bg-warn-bg px-3 py-2 text-warn">Yayınlanamadı. {kept.failure}</p>
      )}
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <div className="rounded-control bg-surface p-4 text-ink">
            <h3 className="sr-only">Taslağın farkı</h3>
            <DraftDifference
              kind={spec.kind}
              changes={changes}
              currencies={{
                before: base.values.currency,
                after: kept.changes.currency ?? base.values.currency,
              }}
            />
          </div>
        </Suspense>
      )}
    </section>
  );
}
