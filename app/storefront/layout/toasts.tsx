import { type ComponentType, useEffect, useState } from 'react';
import { provideToasts } from '../lib/toast.ts';

type Shown = { Toaster: ComponentType<{ onReady: () => void }>; ready: () => void };

/** Room for notices. What shows them is loaded with the first one. */
export function Toasts() {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    provideToasts(async () => {
      const { Toaster, show } = await import('../ui/toaster.tsx');
      await new Promise<void>((ready) => setShown({ Toaster, ready }));
      return show;
    });
  }, []);
  return shown && <shown.Toaster onReady={shown.ready} />;
}
