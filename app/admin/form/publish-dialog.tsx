import { type FormEvent, useId, useState } from 'react';
import { dayOf, daysAfter } from '../../../domain/rules/day.ts';
import { type LocalTime, momentOf } from '../../../domain/rules/istanbul.ts';
import type { DraftDetail, Plan } from '../../../domain/things/draft.ts';
import { api, read } from '../lib/api.ts';
import { errorText, notifyDone } from '../lib/notices.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Select } from '../ui/input.tsx';
import { DayAndTime } from './day-and-time.tsx';
import { planMoment } from './draft-note.tsx';
import { usePlanOf, usePlans } from './plans.ts';

const MORNING = '08:00';

type Props = {
  draft: DraftDetail | null;
  rowName: string;
  /** Whether the row is there already, so that it can be taken off the site. */
  canWithdraw: boolean;
  /** Stores what the form holds; null where that was refused. */
  keep: () => Promise<DraftDetail | null>;
  onDone: (draft: DraftDetail) => void;
  onClose: () => void;
};

/** When a draft is published, with which others, and whether the row goes again. */
export default function PublishDialog({ draft, rowName, canWithdraw, keep, onDone, onClose }: Props) {
  const formId = useId();
  const plans = usePlans();
  const current = usePlanOf(draft?.planId ?? null);
  const waiting = (plans.data ?? []).filter(({ publishedAt }) => publishedAt === null);
  const tomorrow = daysAfter(dayOf(new Date()), 1);
  const [planId, setPlanId] = useState<string | null>(null);
  const [start, setStart] = useState<LocalTime>({ day: tomorrow, time: MORNING });
  const [ends, setEnds] = useState(false);
  const [end, setEnd] = useState<LocalTime>({ day: daysAfter(tomorrow, 7), time: '23:59' });
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const chosen = planId ?? draft?.planId ?? '';
  const plan = waiting.find(({ id }) => id === chosen) ?? (chosen === '' ? undefined : current);

  async function planFor(at: LocalTime, words: string): Promise<Plan> {
    const moment = momentOf(at);
    if (!moment) throw new Error('Günü ve saati yazın.');
    if (moment <= new Date()) throw new Error('Bu an geçti; ileri bir gün ya da saat seçin.');
    return read(api.plans.$post({ json: { name: words, at: moment.toISOString() } }));
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      const stored = await keep();
      if (!stored) return onClose();
      const into = plan ?? (await planFor(start, name.trim() || rowName));
      const dated = await read(
        api.drafts[':id'].$put({
          param: { id: stored.id },
          json: { planId: into.id, version: stored.version },
        }),
      );
      if (ends && stored.rowId) {
        const off = await planFor(end, `${name.trim() || rowName} biter`);
        await read(
          api.drafts.$post({
            json: { kind: stored.kind, rowId: stored.rowId, changes: {}, planId: off.id, withdraws: true },
          }),
        );
      }
      notifyDone(into.at ? `${planMoment(into.at)} anında yayınlanacak.` : `“${into.name}” planına kondu.`);
      onDone(dated);
    } catch (error) {
      setFailure(error instanceof Error && !('status' in error) ? error.message : errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Yayın tarihi"
      size="m"
      footer={
        <>
          {failure && (
            <p role="alert" className="w-full text-14 font-medium text-danger">
              {failure}
            </p>
          )}
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} variant="cta" busy={busy}>
            {plan ? 'Plana koy' : 'Günü belirle'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate className="grid gap-5">
        <p className="text-ink-2">
          Taslak o ana kadar ziyaretçilere görünmez. Aynı plandaki değişiklikler birlikte yayınlanır.
        </p>
        <Field label="Yayın planı">
          <Select
            value={chosen}
            onChange={({ target }) => setPlanId(target.value)}
            options={[
              { value: '', label: 'Yeni plan' },
              ...waiting.map(({ id, name: words, at }) => ({
                value: id,
                label: at ? `${words}, ${planMoment(at)}` : `${words}, günü belli değil`,
              })),
            ]}
          />
        </Field>
        {chosen === '' && (
          <>
            <Field label="Planın adı" hint={`Boş bırakılırsa “${rowName}” olur.`}>
              <Input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
            </Field>
            <DayAndTime value={start} onChange={setStart} />
          </>
        )}
        {canWithdraw && (
          <>
            <Checkbox checked={ends} onChange={setEnds} label="Bir gün yayından kaldır" />
            {ends && <DayAndTime value={end} onChange={setEnd} />}
          </>
        )}
      </form>
    </Dialog>
  );
}
