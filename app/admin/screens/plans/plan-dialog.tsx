import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { dayOf, daysAfter } from '../../../../domain/rules/day.ts';
import { localTime, momentOf } from '../../../../domain/rules/istanbul.ts';
import { PLAN_NAME_MAX, type Plan } from '../../../../domain/things/draft.ts';
import { DayAndTime } from '../../form/day-and-time.tsx';
import { api, read } from '../../lib/api.ts';
import { errorText, notifyDone } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type Props = { plan?: Plan; onClose: () => void; onSaved?: (plan: Plan) => void };

/** The name and the moment of a plan. */
export function PlanDialog({ plan, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const formId = useId();
  const [name, setName] = useState(plan?.name ?? '');
  const [when, setWhen] = useState(
    plan?.at ? localTime(new Date(plan.at)) : { day: daysAfter(dayOf(new Date()), 1), time: '08:00' },
  );
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    const at = momentOf(when);
    if (!at || at <= new Date()) return setFailure('İleri bir gün ve saat yazın.');
    setBusy(true);
    try {
      const json = { name, at: at.toISOString() };
      const saved = plan
        ? await read(
            api.plans[':id'].$put({ param: { id: plan.id }, json: { ...json, version: plan.version } }),
          )
        : await read(api.plans.$post({ json }));
      await client.invalidateQueries({ queryKey: ['plans'] });
      notifyDone(plan ? 'Plan değiştirildi.' : 'Plan eklendi.');
      onSaved?.(saved);
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={plan ? 'Planı değiştir' : 'Yeni yayın planı'}
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
          <Button type="submit" form={formId} busy={busy}>
            {plan ? 'Kaydet' : 'Planı ekle'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate className="grid gap-5">
        <Field label="Planın adı" required>
          <Input value={name} maxLength={PLAN_NAME_MAX} onChange={({ target }) => setName(target.value)} />
        </Field>
        <DayAndTime value={when} onChange={setWhen} />
      </form>
    </Dialog>
  );
}
