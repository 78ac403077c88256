import { toast } from 'sonner';
import { isApiError } from '../../lib/http.ts';

const UNDO_MS = 10_000;

/** The Turkish sentence of an error, with its status when the server gave one. */
export function errorText(error: unknown): string {
  if (isApiError(error)) return error.status ? `${error.message} (HTTP ${error.status})` : error.message;
  return 'Beklenmeyen bir hata oluştu.';
}

export function notifyDone(message: string): void {
  toast.success(message);
}

/** A failure: what could not be done, and why. */
export function notifyFailed(message: string, error: unknown): void {
  toast.error(message, { description: errorText(error), duration: 8000 });
}

/** A notice that offers `Geri al` for ten seconds. */
export function notifyUndoable(message: string, undo: () => Promise<unknown>): void {
  toast.success(message, {
    duration: UNDO_MS,
    action: {
      label: 'Geri al',
      onClick: () => {
        undo().then(
          () => toast.success('Geri alındı.'),
          (error: unknown) => notifyFailed('Geri alınamadı', error),
        );
      },
    },
  });
}
