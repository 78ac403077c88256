import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { readStored } from '../../shared/storage.ts';
import { toast } from '../lib/toast.ts';
import { usePresses } from '../lib/use-presses.ts';
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

  const answer = useCallback(async (button: Element) => {
    const isAdding = button.hasAttribute(ADD);
    try {
      const { followList, press } = await import('./buttons.ts');
      followList();
      const opens = !isAdding || button.getAttribute('aria-haspopup') === 'dialog';
      const isOn = isAdding && button.getAttribute('aria-pressed') === 'true';
      if (isAdding && !(opens && isOn) && !press(button)) void toast('warning', 'Listenizde yer kalmadı');
      if (!opens) return;
      const { QuoteDrawer } = await import('./drawer.tsx');
      setShown({ Drawer: QuoteDrawer, at: button.getAttribute(ADD) });
    } catch {
      void toast('error', NOT_LOADED, { description: 'Bağlantınızı kontrol edip yeniden deneyin.' });
    }
  }, []);
  usePresses(`[${ADD}],[${OPEN}]`, answer);

  useEffect(() => {
    if (readStored(LIST_KEY)) void import('./buttons.ts').then(({ followList }) => followList(), Boolean);
  }, []);

  return shown && <shown.Drawer at={shown.at} onClose={() => setShown(null)} />;
}
