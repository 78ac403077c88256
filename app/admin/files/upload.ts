import { ApiError, errorFrom, networkError, withSession } from '../lib/http.ts';

export type Upload = { url: string; [detail: string]: unknown };
export type UploadKind = 'image' | 'catalog';
type SendOptions = { signal: AbortSignal; onProgress: (percent: number) => void };
type UploadOptions = SendOptions & { folder: string };

type Answer = { status: number; text: string; retryAfter: string | null };

// `fetch` reports no upload progress, so uploads go through XMLHttpRequest.
function post(
  path: string,
  form: FormData,
  token: string | null,
  { signal, onProgress }: SendOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', `/api${path}`);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100));
    };
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('Retry-After'),
      });
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(new DOMException('Yükleme iptal edildi.', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    if (signal.aborted) reject(new DOMException('Yükleme iptal edildi.', 'AbortError'));
    else request.send(form);
  });
}

/** Sends a form with its progress. Throws an `ApiError`, or an `AbortError` after a cancel. */
export async function sendForm<T extends { data: unknown }>(
  path: string,
  form: FormData,
  options: SendOptions,
): Promise<T> {
  const answer = await withSession(async (token) => {
    const result = await post(path, form, token, options);
    return { status: result.status, result };
  });
  if (answer.status < 200 || answer.status > 299)
    throw errorFrom(answer.status, answer.text, answer.retryAfter);
  const body = JSON.parse(answer.text) as T & { success?: boolean; error?: string };
  if (!body.success || !body.data) throw new ApiError(answer.status, body.error ?? 'Yükleme tamamlanamadı.');
  return body;
}

/** Uploads a file into a folder with its progress. Throws as `sendForm` does. */
export async function uploadFile(kind: UploadKind, file: File, options: UploadOptions): Promise<Upload> {
  const form = new FormData();
  form.set('file', file);
  form.set('folder', options.folder);
  return (await sendForm<{ data: Upload }>(`/upload/${kind}`, form, options)).data;
}
