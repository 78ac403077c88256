import type { Account } from '../../../../domain/things/account.ts';
import { api, read } from '../../lib/api.ts';

export type { Account };

export const ACCOUNTS = ['accounts'] as const;
export const WHY_ACCOUNTS = 'Hesaplar önemli; siz olduğunuzu bir kez daha soruyoruz.';

/** Every account of the panel. */
export function readAccounts(signal: AbortSignal): Promise<Account[]> {
  return read(api.accounts.$get({}, { init: { signal } }));
}

/** Changes one account; a newer version of it is not overwritten. */
export async function changeAccount(
  { id, version }: Account,
  json: { role?: Account['role']; isActive?: boolean; requiresSecondStep?: boolean },
): Promise<void> {
  await read(api.accounts[':id'].$put({ param: { id }, json: { ...json, version } }));
}

export async function removeAccount({ id }: Account): Promise<void> {
  await read(api.accounts[':id'].$delete({ param: { id }, query: {} }));
}

/** Takes the second step from an account whose person lost it. */
export async function resetSecondStep({ id }: Account): Promise<void> {
  await read(api.accounts[':id']['reset-second-step'].$post({ param: { id } }));
}

/** Makes a link by which its person chooses a password; null where it went by mail. */
export async function makeLink({ id }: Account, deliver: 'mail' | 'link'): Promise<string | null> {
  const { link } = await read(
    api.accounts[':id']['password-link'].$post({ param: { id }, json: { deliver } }),
  );
  return link;
}
