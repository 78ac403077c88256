import { TABLE_NAMES } from '../../domain/tables/tables.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Takes every list along. */
export async function tableCalls(call: Call): Promise<void> {
  for (const name of TABLE_NAMES) await call('GET', `/exports/${name}`);
}
