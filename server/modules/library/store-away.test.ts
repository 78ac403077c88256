import { type AddressInfo, createServer } from 'node:net';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaFile } from '../../../domain/things/media-file.ts';
import { openTestApp, type TestApp, temporaryFolder } from '../../../tests/factories.ts';
import { pdf } from '../../../tests/samples/documents.ts';
import { photo } from '../../../tests/samples/images.ts';
import { catalog, image, taken } from '../../../tests/samples/upload.ts';
import { openS3Storage } from '../../files/s3-storage.ts';

const directory = temporaryFolder();
const KEYS = { S3_BUCKET: 'dosyalar', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
const BUCKETS = [{ name: 'dosyalar', configs: [] }];

function storeOn(port: number): S3rver {
  return new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: BUCKETS });
}

describe('while the store of files is away', () => {
  let test: TestApp;
  let port: number;
  let picture: MediaFile;
  let catalogId: string;
  const photoOf = (width: number) => photo({ width, height: 200 }).jpeg().toBuffer();

  beforeAll(async () => {
    const store = storeOn(0);
    ({ port } = await store.run());
    test = await openTestApp({ env: { ...KEYS, S3_ENDPOINT: `http://127.0.0.1:${port}` } });
    picture = await taken(image(test, { bytes: await photoOf(300), name: 'klinik.jpg' }));
    const document = await taken(catalog(test, { bytes: await pdf(), name: 'Çelik.pdf' }));
    ({ id: catalogId } = await test.catalog({ fileUrl: document.url }));
    await test.services.media.idle();
    await store.close();
  });
  afterAll(() => test.close());

  it('says when to come again, keeps nothing of it, and goes on when it is back', async () => {
    const paths = [
      picture.url,
      `${picture.url}?w=160`,
      `/media/${'0'.repeat(32)}.jpg`,
      `/api/catalogs/${catalogId}/download`,
    ];
    const back = storeOn(port);
    for (const path of paths) {
      const { status, headers } = await test.app.request(path);
      expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(headers.get('cache-control') ?? 'no-store').not.toMatch(/immutable|max-age=[1-9]/);
      expect(headers.get('content-disposition')).toBeNull();
    }
    const refused = await image(test, { bytes: await photoOf(310), name: 'koltuk.jpg' });
    expect([refused.status, refused.body]).toMatchObject([503, { code: 'unavailable' }]);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Dosya deposuna') });
    await back.run();
    expect((await test.app.request(picture.url)).status).toBe(200);
    await taken(image(test, { bytes: await photoOf(310), name: 'koltuk.jpg' }));
    await back.close();
  });
});

describe('a store that takes connections and never answers', () => {
  it('is away, not waited for', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((done) => silent.once('listening', done));
    const { port } = silent.address() as AddressInfo;
    const endpoint = `http://127.0.0.1:${port}`;
    const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
    const storage = openS3Storage({ bucket: 'b', region: 'r', endpoint, credentials }, 200);
    await expect(storage.stat('a.pdf')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    await expect(storage.open('a.pdf')).rejects.toMatchObject({ code: 'unavailable' });
    storage.close();
    silent.close();
    // Less than what one part of an upload may take.
  }, 15_000);
});
