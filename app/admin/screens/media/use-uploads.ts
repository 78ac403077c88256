import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../../domain/rules/format.ts';
import { DOCUMENT_FOLDERS } from '../../../../domain/things/media-file.ts';
import { catalogProblem, imageProblem } from '../../files/limits.ts';
import { uploadFile } from '../../files/upload.ts';
import { errorText, notifyDone } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';

const AT_ONCE = 3;

/** A file on its way into the library. */
export type Sending = { key: number; name: string; percent: number; problem: string | null };

/** Uploads many files, a few at a time. What fails stays in the list with its reason, the rest goes on. */
export function useUploads() {
  const client = useQueryClient();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const serial = useRef(0);
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  function change(key: number, values: Partial<Sending>) {
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }
  function drop(key: number) {
    running.current.get(key)?.abort();
    running.current.delete(key);
    setSending((all) => all.filter((one) => one.key !== key));
  }

  async function send(key: number, file: File, signal: AbortSignal): Promise<boolean> {
    const isDocument = /\.(pdf|docx?)$/i.test(file.name);
    const wrong = isDocument ? catalogProblem(file) : imageProblem(file);
    if (wrong) {
      change(key, { problem: wrong });
      return false;
    }
    try {
      await uploadFile(isDocument ? 'catalog' : 'image', file, {
        folder: isDocument ? DOCUMENT_FOLDERS[0] : 'images',
        signal,
        onProgress: (percent) => change(key, { percent }),
      });
      drop(key);
      return true;
    } catch (error) {
      if (!signal.aborted) change(key, { problem: errorText(error) });
      return false;
    }
  }

  /** Starts uploading; several calls may run side by side. */
  async function start(files: readonly File[]) {
    const queue = files.map((file) => {
      serial.current += 1;
      const controller = new AbortController();
      running.current.set(serial.current, controller);
      return { key: serial.current, file, signal: controller.signal };
    });
    setSending((all) => [
      ...all.filter((one) => one.problem === null),
      ...queue.map(({ key, file }) => ({ key, name: file.name, percent: 0, problem: null })),
    ]);
    let done = 0;
    async function work() {
      for (let next = queue.shift(); next; next = queue.shift()) {
        if (next.signal.aborted) continue;
        if (await send(next.key, next.file, next.signal)) done += 1;
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (done > 0) {
      notifyDone(`${formatCount(done)} dosya yüklendi.`);
      await refreshThing(client, 'media');
    }
  }

  return { sending, start, drop };
}
