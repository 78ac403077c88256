import type { ExternalToast } from 'sonner';

export type ToastKind = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'default';
export type ToastOptions = Pick<ExternalToast, 'description' | 'action' | 'duration' | 'id'>;

type Show = (kind: ToastKind, title: string, options?: ToastOptions) => void;

/** Loads what shows toasts; set by the layout that stands around the page. */
let load: (() => Promise<Show>) | undefined;
let ready: Promise<Show> | undefined;

/** Says how toasts are shown; nothing is loaded before the first one. */
export function provideToasts(loader: () => Promise<Show>): void {
  load = loader;
  ready = undefined;
}

/** Shows a short notice. One whose code cannot be loaded is not worth a broken page. */
export async function toast(kind: ToastKind, title: string, options?: ToastOptions): Promise<void> {
  ready ??= load?.();
  try {
    const show = await ready;
    show?.(kind, title, options);
  } catch {
    ready = undefined;
  }
}
