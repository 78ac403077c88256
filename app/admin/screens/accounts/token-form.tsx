import { useState } from 'react';
import { SCOPES, type Scope, scopeWords } from '../../../../domain/scopes.ts';
import type { ApiToken } from '../../../../domain/things/api-token.ts';
import { PasswordAgainField } from '../../form/password-again.tsx';
import { usePasswordAgain } from '../../form/use-password-again.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { makeToken } from './tokens-api.ts';
import { useGuardedForm } from './use-guarded-form.ts';

const SCOPE_COLUMNS = 'grid grid-cols-[minmax(0,1fr)_2.75rem_2.75rem]';
const DAY_MS = 86_400_000;
const ENDS = [
  { value: '30', label: '30 gün' },
  { value: '90', label: '90 gün' },
  { value: '365', label: '1 yıl' },
  { value: '', label: 'Süresiz' },
];

/** Makes a token: a name, what it may do, and when it ends. */
export function TokenForm({ onMade }: { onMade: (made: ApiToken & { token: string }) => void }) {
  const again = usePasswordAgain();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState('365');

  async function make() {
    const expiresAt = days ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null;
    onMade(await makeToken({ name, scopes: [...scopes], expiresAt }));
    setName('');
    setScopes([]);
  }

  const { submit, faults, failure, busy } = useGuardedForm(again, ['name', 'scopes'], make);

  function toggle(scope: Scope, isWanted: boolean) {
    setScopes(isWanted ? [...scopes, scope] : scopes.filter((one) => one !== scope));
  }

  return (
    <Panel title="Yeni belirteç">
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5 p-5">
        <Field label="Ad" error={faults.name} hint="Geçmişte değişiklikler bu adla görünür.">
          <Input
            value={name}
            placeholder="Logo Tiger stok"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <fieldset>
          <legend className="text-15 font-semibold">Kapsam</legend>
          <div className="mt-1 divide-y divide-line">
            <div aria-hidden className={cx(SCOPE_COLUMNS, 'pb-1 text-center text-13 text-ink-2')}>
              <span className="col-start-2">okur</span>
              <span>yazar</span>
            </div>
            {[...Map.groupBy(SCOPES, (scope) => scopeWords(scope).thing)].map(([thing, own]) => (
              <div key={thing} className={cx(SCOPE_COLUMNS, 'items-center')}>
                <span aria-hidden>{thing}</span>
                {own.map((scope) => (
                  <Checkbox
                    key={scope}
                    name={`${thing} ${scopeWords(scope).does}`}
                    checked={scopes.includes(scope)}
                    onChange={(isWanted) => toggle(scope, isWanted)}
                    className={scopeWords(scope).does === 'yazar' ? 'col-start-3' : 'col-start-2'}
                  />
                ))}
              </div>
            ))}
          </div>
          {faults.scopes && <FormFailure>{faults.scopes}</FormFailure>}
        </fieldset>
        <Field label="Bitiş">
          <Select value={days} options={ENDS} onChange={(event) => setDays(event.target.value)} />
        </Field>
        <PasswordAgainField
          again={again}
          why="Belirteç bir anahtardır; siz olduğunuzu bir kez daha soruyoruz."
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" busy={busy}>
          Belirteç oluştur
        </Button>
      </form>
    </Panel>
  );
}
