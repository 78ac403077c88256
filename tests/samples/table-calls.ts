import { TABLE_NAMES } from '../../domain/tables/tables.ts';

type Call = (method: string, path: string, body?: unknown) => Promise<{ body: unknown }>;
type Upload = (path: string, bytes: Uint8Array, name: string) => Promise<unknown>;

/** Takes every list along, brings a row into some, and takes one back. */
export async function tableCalls(call: Call, upload: Upload): Promise<void> {
  for (const name of TABLE_NAMES) await call('GET', `/exports/${name}`);
  await upload('/upload/table', Buffer.from('Ad;Adresteki adı\nNova;nova\n'), 'markalar.csv');
  const brand = { columns: [{ at: 0, field: 'name' }], rows: [{ row: 2, cells: ['Nova'] }] };
  const { body } = await call('POST', '/imports/brands', brand);
  const [columns, cells] = [
    ['brand', 'path'],
    ['Nova', 'Ayna'],
  ];
  const mapped = columns.map((field, at) => ({ at, field }));
  await call('POST', '/imports/categories', { columns: mapped, rows: [{ row: 2, cells }], dryRun: true });
  const [code, catalog] = [
    { at: 0, field: 'sku' },
    { at: 0, field: 'title' },
  ];
  await call('POST', '/imports/products', { columns: [code], rows: [{ row: 2, cells: ['yok'] }] });
  await call('POST', '/imports/catalogs', { columns: [catalog], rows: [{ row: 2, cells: ['yok'] }] });
  await call('POST', `/imports/take-back/${(body as { undoId: string }).undoId}`);
}
