import {
  Ellipsis,
  KeyRound,
  LockKeyhole,
  LockKeyholeOpen,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { ROLE_NAMES, ROLES, type Role } from '../../../../domain/rights.ts';
import { ACCOUNT_STATES, type AccountState } from '../../../../domain/things/account.ts';
import { Initials } from '../../frame/initials.tsx';
import { When } from '../../frame/when.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/input.tsx';
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { Badge, Pill, type Tone } from '../../ui/pill.tsx';
import type { Asked } from './account-question.tsx';
import type { Account } from './accounts-api.ts';

/** The columns of the list, shared by its head and its rows. */
export const COLUMNS = 'xl:grid-cols-[minmax(0,1.4fr)_9.5rem_10rem_minmax(0,1fr)_8rem_12.5rem]';

const STATES: Record<AccountState, { label: string; tone: Tone }> = {
  active: { label: 'Aktif', tone: 'ok' },
  invited: { label: 'Davet edildi', tone: 'info' },
  disabled: { label: 'Kapalı', tone: 'off' },
};

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span className="block text-13 text-ink-2 xl:sr-only">{label}</span>
      {children}
    </div>
  );
}

function LastSeen({ account, now }: { account: Account; now: Date }) {
  const { status, signedInAt, isSignedIn, linkExpiresAt } = account;
  if (status === 'invited') {
    if (!linkExpiresAt) return <>Davetin süresi doldu</>;
    const days = Math.ceil((Date.parse(linkExpiresAt) - now.getTime()) / 86_400_000);
    return <>{days > 1 ? `Davet ${days} gün geçerli` : 'Davet bugün sona eriyor'}</>;
  }
  if (isSignedIn) return <>Şu an açık</>;
  return signedInAt ? <When iso={signedInAt} now={now} /> : <>Daha girmedi</>;
}

const STEPS = { none: 'Kapalı', app: 'Kod uygulaması', passkey: 'Geçiş anahtarı' } as const;

function StepWords({ account: { secondStep, requiresSecondStep, status } }: { account: Account }) {
  if (status === 'invited') return <p className="text-15">Daha girmedi</p>;
  const isOff = secondStep === 'none';
  const Icon = isOff ? ShieldAlert : ShieldCheck;
  return (
    <p className={cx('flex items-center gap-2 text-15', isOff ? 'text-warn' : 'text-ink')}>
      <Icon aria-hidden className={cx('size-[18px] flex-none', !isOff && 'text-ok')} />
      {isOff && requiresSecondStep ? 'Zorunlu, kurulmadı' : STEPS[secondStep]}
    </p>
  );
}

type RowProps = { account: Account; isSelf: boolean; now: Date; onAsk: (asked: Asked) => void };

/** A person who may come into the panel: role, last visit, state, and what can be done about it. */
export function AccountRow({ account, isSelf, now, onAsk }: RowProps) {
  const { id, name, email, role, status } = account;
  const { label, tone } = STATES[status] ?? STATES[ACCOUNT_STATES[0]];
  const isOff = status === 'disabled';
  const first = isOff ? 'open' : 'link';
  const words = { open: 'Yeniden aç', link: status === 'invited' ? 'Daveti yenile' : 'Şifre sıfırla' };
  return (
    <li
      data-row={id}
      className={cx('grid gap-x-5 gap-y-3 px-5 py-3 max-xl:grid-cols-2 xl:items-center', COLUMNS)}
    >
      <div className="flex min-w-0 items-center gap-3 max-xl:col-span-2">
        <Initials name={name} className={isOff ? 'bg-paper-2 text-ink-2' : undefined} />
        <div className="min-w-0">
          <h3
            className={cx('flex flex-wrap items-center gap-2 text-15 font-semibold', isOff && 'text-ink-2')}
          >
            <span className="wrap-anywhere">{name}</span>
            {isSelf && <Badge>siz</Badge>}
          </h3>
          <p className="text-14 wrap-anywhere text-ink-2">{email}</p>
        </div>
      </div>
      <Cell label="Yetki">
        {isSelf ? (
          <p className="flex items-center xl:min-h-11 xl:px-3.5">{ROLE_NAMES[role]}</p>
        ) : (
          <Select
            aria-label={`${name}: yetki`}
            value={role}
            onChange={(event) => {
              const next = ROLES.find((known) => known === event.target.value) as Role;
              if (next !== role) onAsk({ what: 'role', account, role: next });
            }}
            options={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          />
        )}
      </Cell>
      <Cell label="İki adımlı giriş">
        <StepWords account={account} />
      </Cell>
      <Cell label="Son giriş">
        <p className="text-15 text-ink-2">
          <LastSeen account={account} now={now} />
        </p>
      </Cell>
      <Cell label="Durum">
        <Pill tone={tone}>{label}</Pill>
      </Cell>
      <div className="flex items-center justify-end gap-1 max-xl:col-span-2 max-xl:justify-start">
        {!isSelf && (
          <>
            <Button
              variant={isOff || status === 'invited' ? 'ghost' : 'quiet'}
              aria-label={`${name}: ${words[first]}`}
              onClick={() => onAsk({ what: first, account })}
            >
              {words[first]}
            </Button>
            <Menu
              label={`${name} işlemleri`}
              trigger={<IconButton icon={Ellipsis} label={`${name}: diğer işlemler`} plain />}
            >
              {!isOff && (
                <MenuItem icon={KeyRound} onSelect={() => onAsk({ what: 'link', account })}>
                  {words.link}
                </MenuItem>
              )}
              <MenuItem icon={ShieldCheck} onSelect={() => onAsk({ what: 'require', account })}>
                {account.requiresSecondStep ? 'İki adımı zorunlu tutma' : 'İki adımı zorunlu tut'}
              </MenuItem>
              {account.secondStep !== 'none' && (
                <MenuItem icon={ShieldOff} onSelect={() => onAsk({ what: 'reset', account })}>
                  İkinci adımı sıfırla
                </MenuItem>
              )}
              <MenuItem
                icon={isOff ? LockKeyholeOpen : LockKeyhole}
                onSelect={() => onAsk({ what: isOff ? 'open' : 'close', account })}
              >
                {isOff ? 'Hesabı aç' : 'Hesabı kapat'}
              </MenuItem>
              <MenuDivider />
              <MenuItem icon={Trash2} danger onSelect={() => onAsk({ what: 'remove', account })}>
                Hesabı sil
              </MenuItem>
            </Menu>
          </>
        )}
      </div>
    </li>
  );
}
