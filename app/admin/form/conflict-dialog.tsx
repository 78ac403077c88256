import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Identified } from '../lib/resource.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Badge } from '../ui/pill.tsx';
import { type Base, type RecordSpec, same } from './record-spec.ts';

type Side = 'mine' | 'theirs';

function plain(value: unknown): ReactNode {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
    return <i className="text-ink-2">Boş</i>;
  }
  if (typeof value === 'boolean') return value ? 'Evet' : 'Hayır';
  if (Array.isArray(value)) return value.map(String).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

type ConflictDialogProps<Row extends Identified, Values extends FieldValues, Output> = {
  spec: Pick<RecordSpec<Row, Values, Output>, 'labels' | 'show'>;
  base: Base<Values>;
  mine: Values;
  theirs: Values;
  /** Who saved the newer version, and when, as a sentence. */
  who?: string;
  onResolve: (values: Values) => Promise<unknown>;
  onLeave: () => void;
};

/** Someone else saved first: both versions field by field, and a choice for each. */
export function ConflictDialog<Row extends Identified, Values extends FieldValues, Output>({
  spec,
  who = '',
  base,
  mine,
  theirs,
  onResolve,
  onLeave,
}: ConflictDialogProps<Row, Values, Output>) {
  const keys = (Object.keys(spec.labels) as (keyof Values & string)[]).filter(
    (key) => !same(mine[key], theirs[key]),
  );
  // Untouched here, so the newer value stands unless the person says otherwise.
  const [chosen, setChosen] = useState<Record<string, Side>>(() =>
    Object.fromEntries(keys.map((key) => [key, same(mine[key], base.values[key]) ? 'theirs' : 'mine'])),
  );
  const [busy, setBusy] = useState(false);
  const all = (side: Side) => setChosen(Object.fromEntries(keys.map((key) => [key, side])));

  async function save() {
    if (busy) return;
    setBusy(true);
    const picked = Object.fromEntries(
      keys.map((key) => [key, chosen[key] === 'mine' ? mine[key] : theirs[key]]),
    );
    await onResolve({ ...theirs, ...picked });
    setBusy(false);
  }

  return (
    <Dialog
      open
      onClose={onLeave}
      size="l"
      role="alertdialog"
      title="Bu kayıt siz düzenlerken değişti"
      description={`Daha yeni bir sürüm kaydedildi. ${who} Her alan için hangisinin kalacağını seçin; siz seçmeden hiçbir şey kaybolmaz.`}
      footer={
        <>
          <Button variant="ghost" className="mr-auto" onClick={onLeave}>
            Forma dön
          </Button>
          <Button busy={busy} onClick={save}>
            Seçilenleri kaydet
          </Button>
        </>
      }
    >
      <div className="mb-4 flex flex-wrap gap-2">
        <Button variant="ghost" onClick={() => all('mine')}>
          Hepsinde benimki
        </Button>
        <Button variant="ghost" onClick={() => all('theirs')}>
          Hepsinde kayıttaki
        </Button>
      </div>
      {keys.length === 0 && <p>İki sürüm aynı; kaydederseniz bir şey değişmez.</p>}
      <div className="grid gap-5">
        {keys.map((key) => {
          const both = !same(mine[key], base.values[key]) && !same(theirs[key], base.values[key]);
          return (
            <fieldset key={key} className="grid gap-2">
              <legend className="mb-2 flex items-center gap-3 font-semibold">
                {spec.labels[key]}
                {both && <Badge className="bg-warn-bg! text-warn!">İkiniz de değiştirdiniz</Badge>}
              </legend>
              <div className="grid gap-2 sm:grid-cols-2">
                {(['mine', 'theirs'] as const).map((side) => (
                  <label
                    key={side}
                    className={cx(
                      'flex min-h-11 gap-3 rounded-control border p-3',
                      chosen[key] === side ? 'border-primary bg-mint text-on-mint' : 'border-line-2',
                    )}
                  >
                    <input
                      type="radio"
                      name={`conflict-${key}`}
                      checked={chosen[key] === side}
                      onChange={() => setChosen({ ...chosen, [key]: side })}
                      className="mt-0.5 size-5 flex-none accent-(--primary)"
                    />
                    <span className="min-w-0">
                      <span className="block text-13 font-medium">
                        {side === 'mine' ? 'Sizinki' : 'Kayıttaki'}
                      </span>
                      <span className="block max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
                        {spec.show?.(key, (side === 'mine' ? mine : theirs)[key]) ??
                          plain((side === 'mine' ? mine : theirs)[key])}
                      </span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
    </Dialog>
  );
}
