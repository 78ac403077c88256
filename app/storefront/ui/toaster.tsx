import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import type { ToastKind, ToastOptions } from '../lib/toast.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from './more-icons.tsx';

/** Shows a notice of one kind. */
export function show(kind: ToastKind, title: string, options?: ToastOptions): void {
  if (kind === 'default') toast(title, options);
  else toast[kind](title, options);
}

/** Where notices appear: below the bar, where no form's words and buttons are, with sonner's own times and keys. */
export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Sonner
      containerAriaLabel="Bildirimler"
      position="top-right"
      offset={{ top: 'calc(var(--header) + var(--s-3))' }}
      mobileOffset={{ top: 'calc(var(--header) + var(--s-2))' }}
      icons={{
        success: <CircleCheck aria-hidden />,
        error: <CircleAlert aria-hidden />,
        warning: <TriangleAlert aria-hidden />,
        info: <Info aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'site-toast',
          success: 'site-toast-success',
          error: 'site-toast-error',
          warning: 'site-toast-warning',
          info: 'site-toast-info',
        },
      }}
    />
  );
}
