import { toast } from 'sonner';
import { isApiError } from './http.ts';

const UNDO_MS = 10_000;

/** The Turkish sentence of an error alone, where a label of its own stands before it. */
export function errorSentence(error: unknown): string {
  return isApiError(error) ? error.message : 'Beklenmeyen bir hata oluştu.';
}

/** The status of an answer as a technical line. */
export function statusLine(error: unknown): string | undefined {
  return isApiError(error) && error.status ? `HTTP ${error.status}` : undefined;
}

/** The Turkish sentence of an error, with its status when the server gave one. */
export function errorText(error: unknown): string {
  const status = statusLine(error);
  return status ? `${errorSentence(error)} (${status})` : errorSentence(error);
}

export function notifyDone(message: string): void {
  toast.success(message);
}

/** A failure: what could not be done, and why; `technical` goes before the reason. */
export function notifyFailed(message: string, error: unknown, technical?: string): void {
  const description = [technical, errorText(error)].filter(Boolean).join(' · ');
  toast.error(message, { description, duration: 8000 });
}

/** A notice that offers `Geri al` for ten seconds; `undo` may answer what has to be known of it. */
export function notifyUndoable(
  message: string,
  undo: () => Promise<string | undefined> | Promise<void>,
): void {
  toast.success(message, {
    duration: UNDO_MS,
    action: {
      label: 'Geri al',
      onClick: () => {
        undo().then(
          (note) => toast.success('Geri alındı.', note ? { description: note, duration: UNDO_MS } : {}),
          (error: unknown) => notifyFailed('Geri alınamadı', error),
        );
      },
    },
  });
}
