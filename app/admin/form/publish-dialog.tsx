import { type FormEvent, useId, useState } from 'react';
import { dayOf, daysAfter } from '../../../domain/rules/day.ts';
import { type LocalTime, momentOf } from '../../../domain/rules/istanbul.ts';
import type { DraftDetail, DraftKind, Plan } from '../../../domain/things/draft.ts';
import { api, read } from '../lib/api.ts';
import { errorText, notifyDone } from '../lib/notices.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Select } from '../ui/input.tsx';
import { DayAndTime } from './day-and-time.tsx';
import { planMoment } from './draft-note.tsx';
import { takeDown } from './kept-draft.ts';
import { usePlanOf, usePlans } from './plans.ts';

const MORNING = '08:00';

/** A row that visitors may see: it can be taken off the site. */
export type SiteRow = { kind: DraftKind; rowId: string };

type Props = {
  /** The drafts as they are kept now. */
  drafts: readonly DraftDetail[];
  rowName: string;
  /** The rows that are there already. */
  rows: readonly SiteRow[];
  /** Stores what the form holds; null where that was refused. Without it there is nothing to publish. */
  keep: (() => Promise<readonly DraftDetail[] | null>) | null;
  onDone: (drafts: readonly DraftDetail[]) => void;
  onClose: () => void;
};

/** When drafts are published, with which others, and when their rows go again. */
export default function PublishDialog({ drafts, rowName, rows, keep, onDone, onClose }: Props) {
  const formId = useId();
  const plans = usePlans();
  const planned = drafts[0]?.planId ?? null;
  const current = usePlanOf(planned);
  const waiting = (plans.data ?? []).filter(({ publishedAt }) => publishedAt === null);
  const tomorrow = daysAfter(dayOf(new Date()), 1);
  const [planId, setPlanId] = useState<string | null>(null);
  /** A plan that was added by a try that then failed: the next one goes on with it. */
  const [made, setMade] = useState<Plan | null>(null);
  const [start, setStart] = useState<LocalTime>({ day: tomorrow, time: MORNING });
  const [ends, setEnds] = useState(false);
  const [end, setEnd] = useState<LocalTime>({ day: daysAfter(tomorrow, 7), time: '23:59' });
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const chosen = planId ?? planned ?? '';
  const plan = waiting.find(({ id }) => id === chosen) ?? (chosen === '' ? undefined : current);
  const usual = keep ? rowName : `${rowName} yayından kalkar`;

  async function planFor(at: LocalTime, words: string): Promise<Plan> {
    const moment = momentOf(at);
    if (!moment) throw new Error('Günü ve saati yazın.');
    if (moment <= new Date()) throw new Error('Bu an geçti; ileri bir gün ya da saat seçin.');
    const iso = moment.toISOString();
    if (made?.at === iso && made.name === words) return made;
    return read(api.plans.$post({ json: { name: words, at: iso } }));
  }

  /** Where there is nothing to publish, the rows go with that plan; else with one of their own, where it is wished. */
  async function takeDownIn(into: Plan) {
    if (keep && !ends) return;
    const off = keep ? await planFor(end, `${name.trim() || rowName} biter`) : into;
    for (const row of rows) await takeDown(row, off.id);
  }

  async function send() {
    const stored = keep ? await keep() : [];
    if (!stored) return onClose();
    const into = plan ?? (await planFor(start, name.trim() || usual));
    if (!plan) setMade(into);
    const dated: DraftDetail[] = [];
    for (const { id, version } of stored)
      dated.push(await read(api.drafts[':id'].$put({ param: { id }, json: { planId: into.id, version } })));
    await takeDownIn(into);
    const what = keep ? 'yayınlanacak' : 'yayından kalkacak';
    notifyDone(into.at ? `${planMoment(into.at)} anında ${what}.` : `“${into.name}” planına kondu.`);
    onDone(dated);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await send();
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
          {keep
            ? 'Taslak o ana kadar ziyaretçilere görünmez. Aynı plandaki değişiklikler birlikte yayınlanır.'
            : 'Değiştirdiğiniz bir şey yok: kayıt o anda yayından kalkar, panelde kapalı durur. Silinmez.'}
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
            <Field label="Planın adı" hint={`Boş bırakılırsa “${usual}” olur.`}>
              <Input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
            </Field>
            <DayAndTime value={start} onChange={setStart} />
          </>
        )}
        {keep && rows.length > 0 && (
          <>
            <Checkbox checked={ends} onChange={setEnds} label="Bir gün yayından kaldır" />
            {ends && <DayAndTime value={end} onChange={setEnd} />}
          </>
        )}
      </form>
    </Dialog>
  );
}
