import type { MediaFile } from '../../domain/things/media-file.ts';
import type { Answer, Refusal, TestApp } from '../factories.ts';

export type Sent = {
  bytes: Uint8Array;
  name?: string;
  type?: string;
  folder?: string | null;
  token?: string | null;
};
/** What an upload answers: the file, or why it was refused. */
type Uploaded = { success: boolean; data: MediaFile } & Omit<Refusal, 'success'>;

/** The form of an upload, as the admin sends it: the file first, then the folder. */
export function uploadForm({ bytes, name = 'dosya', type, folder }: Sent): FormData {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name, type === undefined ? {} : { type }));
  if (typeof folder === 'string') form.set('folder', folder);
  return form;
}

/** Posts a file and answers what came back, whatever it is. */
export async function post<T = Uploaded>(
  { app, token: own }: Pick<TestApp, 'app' | 'token'>,
  path: string,
  sent: Sent,
): Promise<Answer<T>> {
  const token = sent.token === undefined ? own : sent.token;
  const response = await app.request(`/api${path}`, {
    method: 'POST',
    body: uploadForm(sent),
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as T };
}

/** Uploads a picture. */
export function image(test: TestApp, sent: Sent) {
  return post(test, '/upload/image', { folder: 'products', ...sent });
}

/** Uploads a catalog. */
export function catalog(test: TestApp, sent: Sent) {
  return post(test, '/upload/catalog', { folder: 'catalogs', ...sent });
}

/** Uploads something that has to be taken, and answers its row. */
export async function taken(answer: Promise<Answer<Uploaded>>): Promise<MediaFile> {
  const { status, body, text } = await answer;
  if (status !== 201) throw new Error(`upload answered ${status}: ${text}`);
  return body.data;
}

/** Lets the session outlive a clock that is moved by weeks. */
export async function staySignedIn({ services }: Pick<TestApp, 'services'>): Promise<void> {
  const [createdAt, expiresAt] = ['2998-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
  await services.db.updateTable('sessions').set({ createdAt, expiresAt }).execute();
}
