import { useEffect, useRef, useState } from 'react';
import { errorSentence, notifyFailed } from '../lib/notices.ts';
import { type Upload, type UploadKind, uploadFile } from './upload.ts';
import { useUploadCount } from './uploads.ts';

type Options = {
  kind: UploadKind;
  folder: string;
  /** The heading of a failure: `Resim yükleme hatası`. */
  failed: string;
  /** What is wrong with a file before it is sent, or null. */
  check: (file: File) => string | null;
  onDone: (upload: Upload, file: File) => void;
};

/** One upload at a time, with its percentage, its cancel and what went wrong. */
export function useUpload({ kind, folder, failed, check, onDone }: Options) {
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const running = useRef<AbortController>(null);
  const countUploads = useUploadCount();

  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    const wrong = check(file);
    setError(wrong ?? undefined);
    if (wrong) return;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    countUploads(1);
    try {
      onDone(
        await uploadFile(kind, file, { folder, signal: controller.signal, onProgress: setPercent }),
        file,
      );
    } catch (cause) {
      if (controller.signal.aborted) return;
      setError(`${failed}: ${errorSentence(cause)}`);
      notifyFailed(failed, cause);
    } finally {
      countUploads(-1);
      if (running.current === controller) setPercent(null);
    }
  }

  return {
    percent,
    error,
    start,
    cancel: () => running.current?.abort(),
    clearError: () => setError(undefined),
  };
}
