import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react';
import { Toaster as Sonner, type ToasterProps } from 'sonner';

/** Where the short notices appear. Looks are ours, so it needs no styles of its own. */
export function Toaster(props: ToasterProps) {
  return (
    <Sonner
      position="bottom-right"
      containerAriaLabel="Bildirimler"
      closeButton
      {...props}
      icons={{
        success: <CircleCheck aria-hidden className="text-ok" />,
        error: <CircleAlert aria-hidden className="text-danger" />,
        info: <Info aria-hidden className="text-info" />,
        loading: <LoaderCircle aria-hidden className="spin text-teal" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: 'Bildirimi kapat',
        // A modal takes the pointer from everything else; a notice lies above it all the same.
        classNames: { toast: 'vitrin-toast pointer-events-auto' },
      }}
    />
  );
}
