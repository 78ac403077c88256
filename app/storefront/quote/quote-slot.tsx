import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { readStored } from '../../shared/storage.ts';
import { toast } from '../lib/toast.ts';
import { ADD, LIST_KEY, OPEN } from './list-key.ts';

type DrawerProps = { at: string | null; onClose: () => void };
type Shown = { Drawer: ComponentType<DrawerProps>; at: string | null };

const NOT_LOADED = 'Teklif listesi açılamadı';

/**
 * Where the list of a visitor lives on the page. Its buttons stand in parts that the server draws once for everybody, so
 * they are heard here; what they do is loaded with the first press, or where a list waits from before.
 */
export function QuoteSlot() {
  const [shown, setShown] = useState<Shown | null>(null);

  // Before the presses that came too early are repeated.
  useLayoutEffect(() => {
    async function answer(target: Element): Promise<void> {
      const add = target.closest(`[${ADD}]`);
      if (!add && !target.closest(`[${OPEN}]`)) return;
      try {
        const { followList, press } = await import('./buttons.ts');
        followList();
        const opens = !add || add.getAttribute('aria-haspopup') === 'dialog';
        const isOn = add?.getAttribute('aria-pressed') === 'true';
        if (add && !(opens && isOn) && !press(add)) void toast('warning', 'Listenizde yer kalmadı');
        if (!opens) return;
        const { QuoteDrawer } = await import('./drawer.tsx');
        setShown({ Drawer: QuoteDrawer, at: add?.getAttribute(ADD) ?? null });
      } catch {
        void toast('error', NOT_LOADED, { description: 'Bağlantınızı kontrol edip yeniden deneyin.' });
      }
    }
    function hear({ target }: MouseEvent): void {
      if (target instanceof Element) void answer(target);
    }
    addEventListener('click', hear);
    return () => removeEventListener('click', hear);
  }, []);

  useEffect(() => {
    if (readStored(LIST_KEY)) void import('./buttons.ts').then(({ followList }) => followList(), Boolean);
  }, []);

  return shown && <shown.Drawer at={shown.at} onClose={() => setShown(null)} />;
}
