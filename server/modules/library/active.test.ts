import S3rver from 's3rver';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestApp, temporaryFolder } from '../../../tests/factories.ts';
import { ACTIVE_PDFS, QUIET_PDFS } from '../../../tests/samples/active-pdfs.ts';
import { docx } from '../../../tests/samples/documents.ts';
import { image, taken, catalog as upload } from '../../../tests/samples/upload.ts';

const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: temporaryFolder(),
  configureBuckets: [{ name: 'dosyalar', configs: [] }],
});
afterAll(() => s3.close());

async function bucket(): Promise<Record<string, string>> {
  const { port } = await s3.run();
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    ...{ S3_BUCKET: 'dosyalar', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
  };
}

const PLACES = [
  { place: 'the folder', env: async () => ({}) },
  { place: 'the bucket', env: bucket },
];

describe.each(PLACES)('a document in $place', ({ env }) => {
  it('is shown when it is quiet, and only saved when it is active or another kind', async () => {
    const test = await openTestApp({ env: await env() });
    const headersOf = async (url: string) => {
      await test.catalog({ fileUrl: url });
      const { status, headers } = await test.app.request(url);
      expect(status).toBe(200);
      const policy = headers.get('content-security-policy') ?? '';
      const [way] = headers.get('content-disposition')?.split(';') ?? [];
      return [way, policy.includes('sandbox'), headers.get('x-content-type-options')];
    };
    const shown = ['inline', false, 'nosniff'];
    const saved = ['attachment', true, 'nosniff'];
    const send = (bytes: Buffer, name: string) => taken(upload(test, { bytes, name })).then(({ url }) => url);
    for (const [what, bytes] of Object.entries(QUIET_PDFS).slice(1, 2))
      expect(await headersOf(await send(bytes, 'a.pdf')), what).toEqual(shown);
    const urls: string[] = [];
    for (const [what, bytes] of Object.entries(ACTIVE_PDFS).slice(1, 3)) {
      const url = await send(bytes, 'b.pdf');
      expect(await headersOf(url), what).toEqual(saved);
      urls.push(url);
    }
    expect(await headersOf(await send(await docx(), 'c.docx'))).toEqual(saved);
    // Those of a program that did not look yet are looked into when they are asked for.
    await test.services.db.deleteFrom('documentLooks').execute();
    const [active = '', quiet = ''] = [
      urls[0],
      await send(Object.values(QUIET_PDFS)[1] ?? Buffer.of(), 'a.pdf'),
    ];
    expect([await headersOf(active), await headersOf(quiet)]).toEqual([saved, shown]);
    const looks = await test.services.db.selectFrom('documentLooks').select('isActive').execute();
    expect(looks.map(({ isActive }) => isActive).sort()).toEqual([0, 1]);
    await test.close();
  });
});

it('pages and drawings that can run scripts are taken nowhere, whatever they call themselves', async () => {
  const test = await openTestApp();
  const script = '<script>alert(1)</script>';
  for (const [name, text] of [
    ['a.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['a.html', `<!doctype html><html>${script}</html>`],
    ['a.pdf', `<!doctype html><html>${script}%PDF-1.7</html>`],
    ['a.png', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ] as const)
    for (const send of [image, upload])
      expect((await send(test, { bytes: Buffer.from(text), name })).status, name).toBe(415);
  await test.close();
});

it('a name is clean in what is downloaded, however it was given', async () => {
  const test = await openTestApp();
  const bytes = QUIET_PDFS['nothing at all'] ?? Buffer.of();
  const { id, url } = await taken(upload(test, { bytes, name: '../../a"b.pdf' }));
  await test.catalog({ fileUrl: url });
  await test.ok('PUT', `/media/${id}`, { name: 'klasör/../Fiyat "listesi": 2026?' });
  const { headers } = await test.app.request(url);
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
    'filename="Fiyat listesi 2026.pdf"',
  );
  expect(await test.ok('GET', `/media/${id}`)).toMatchObject({ fileName: 'Fiyat listesi 2026.pdf' });
  await test.close();
});
