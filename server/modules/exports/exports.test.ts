import { readXlsx } from 'hucre/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';
import { LIST_MAX } from '../../db/list.ts';

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(() => test.close());

/** The bytes of a table that is taken along. */
async function bytesOf(path: string): Promise<Uint8Array> {
  const answer = await test.app.request(`/api/exports/${path}`, {
    headers: { Authorization: `Bearer ${test.token}` },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}
async function sheetOf(path: string) {
  return (await readXlsx(await bytesOf(path))).sheets[0]?.rows;
}

describe('a list that is taken along', () => {
  it('has the chosen columns in their order, and only what the list is narrowed to', async () => {
    const brand = await test.brand({ name: 'Nordfil' });
    const top = await test.category({ brandId: brand.id, name: 'İmplant' });
    const below = await test.category({ brandId: brand.id, name: 'Abutment', parentId: top.id });
    const specifications = [{ label: 'Çap', value: '3,3 | 4,1', unit: 'mm' }];
    await test.product({
      ...{ name: 'Konik', sku: 'CRV-CN', brandId: brand.id, categoryId: below.id, price: 3450.5, stock: 86 },
      ...{ features: ['Titanyum', 'Konik bağlantı'], specifications, isFeatured: true },
    });
    await test.product({ name: 'Başkası' });
    const query = `brandId=${brand.id}&columns=sku,category,price,stock,features,specifications,isFeatured`;
    const row = [
      'İmplant > Abutment',
      3450.5,
      86,
      'Titanyum\nKonik bağlantı',
      'Çap | 3,3 \\| 4,1 | mm',
      'Evet',
    ];
    expect(await sheetOf(`products?${query}`)).toEqual([
      ['Ürün kodu (SKU)', 'Kategori', 'Fiyat', 'Stok', 'Özellikler', 'Teknik değerler', 'Öne çıkan'],
      ['CRV-CN', ...row],
    ]);
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await bytesOf(`products?brandId=${brand.id}&format=csv&columns=name,brand,price`),
    );
    expect(csv).toBe('\ufeff"Ürün adı";"Marka";"Fiyat"\r\n"Konik";"Nordfil";3450,5\r\n');
  });

  it('gives each technical value a column of its own where that is asked for, and a value that is said twice two lines', async () => {
    const place = await test.product({
      specifications: [
        { label: 'Çap', value: '3,3', unit: 'mm' },
        { label: 'Marka', value: 'Alt yapı', unit: '' },
      ],
    });
    await test.product({
      brandId: place.brandId,
      specifications: [
        { label: 'Çap', value: '4,1', unit: 'mm' },
        { label: 'Renk', value: 'A1', unit: '' },
        { label: 'Renk', value: 'A2', unit: '' },
      ],
    });
    expect(await sheetOf('products?columns=brand,specification,stock&sort=createdAt')).toEqual([
      ['Marka', 'Çap (mm)', 'Renk', 'Teknik: Marka', 'Stok'],
      [expect.any(String), '3,3', null, 'Alt yapı', null],
      [expect.any(String), '4,1', 'A1\nA2', null, null],
    ]);
  });

  it('holds passive rows when they are asked for', async () => {
    const { id: brandId } = await test.brand();
    for (let count = 0; count < 3; count++) await test.category({ brandId, isActive: count > 0 });
    expect(await sheetOf('categories?columns=path')).toHaveLength(3);
    expect(await sheetOf('categories?columns=path&includeInactive=true')).toHaveLength(4);
  });

  it('holds every row of a list that is read in parts', async () => {
    const { id } = await test.message();
    const row = await test.services.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: LIST_MAX }, (_, at) => ({
      ...{ ...row, id: `${id.slice(0, -4)}${String(at).padStart(4, '0')}`, subject: `Konu ${at}` },
      notes: JSON.stringify(row.notes),
    }));
    await test.services.db
      .insertInto('messages')
      .values(many as never)
      .execute();
    const rows = await sheetOf('messages?columns=subject&sort=createdAt');
    expect(new Set(rows?.map(([subject]) => subject)).size).toBe(LIST_MAX + 2);
  });

  it('writes no formula, whatever a text begins with', async () => {
    await test.message({ subject: '=HYPERLINK("https://kotu.example")', message: '+90 ile başlar' });
    const bytes = await bytesOf('messages?columns=subject,message');
    const cell = (await readXlsx(bytes, { readStyles: true })).sheets[0]?.cells?.get('1,0');
    expect(cell?.formula).toBeUndefined();
    expect(await sheetOf('messages?columns=subject')).toEqual([
      ['Konu'],
      ['=HYPERLINK("https://kotu.example")'],
    ]);
    const csv = new TextDecoder().decode(await bytesOf('messages?format=csv&columns=subject,receivedAt'));
    expect(csv).toContain(`"'=HYPERLINK(""https://kotu.example"")";"20.11.2026 12:00"`);
  });

  it('has a name with the day, and stands in the audit trail', async () => {
    await test.quote();
    const answer = await test.call('GET', '/exports/quotes?state=new');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=teklifler-2026-11-20.xlsx');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [line] = await test.ok<Array<{ event: string; detail: unknown }>>('GET', '/audit?group=exports');
    expect(line).toMatchObject({ event: 'exported', detail: { what: 'teklifler', count: 1 } });
  });

  it('is refused to visitors, for unknown columns and filters', async () => {
    for (const name of ['products', 'brands', 'categories', 'catalogs', 'messages', 'quotes']) {
      expect((await test.visit(`/exports/${name}`)).status).toBe(401);
      expect((await test.call('GET', `/exports/${name}`)).status).toBe(200);
      expect((await test.call('GET', `/exports/${name}?columns=ad`)).body.fields).toEqual({
        columns: 'Böyle bir sütun yok: ad.',
      });
      expect((await test.call('GET', `/exports/${name}?bilinmeyen=1`)).status).toBe(422);
    }
  });
});
