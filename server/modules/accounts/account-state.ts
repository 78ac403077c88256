import type { Selectable } from 'kysely';
import type { Role } from '../../../domain/rights.ts';
import type { AccountState } from '../../../domain/things/account.ts';
import type { AccountTable } from '../../db/account-tables.ts';
import type { AccountDeed } from '../../records/activities.ts';

/** Whether an account may sign in. */
export function stateOf({ disabledAt, passwordHash }: Selectable<AccountTable>): AccountState {
  if (disabledAt) return 'disabled';
  return passwordHash === '' ? 'invited' : 'active';
}

/** What administrators change of an account. */
export type State = { name: string; role: Role; isOpen: boolean; requiresSecondStep: boolean };

/** What a change does, as the activity list tells it. */
export function changesOf(before: State, after: State): AccountDeed['changed'] {
  const changed: Array<AccountDeed['changed'][number]> = [];
  if (after.name !== before.name) changed.push('name');
  if (after.role !== before.role) changed.push('role');
  if (after.isOpen !== before.isOpen) changed.push(after.isOpen ? 'opened' : 'closed');
  if (after.requiresSecondStep !== before.requiresSecondStep) changed.push('stepRequired');
  return changed;
}
