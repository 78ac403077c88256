import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { readStored } from '../../shared/storage.ts';
import { toast } from '../lib/toast.ts';
import { usePresses } from '../lib/use-presses.ts';
import { COMPARE, TRAY_KEY } from './compare-key.ts';

/** The tray of comparison, loaded once something stands on it or is put there. */
export function CompareSlot({ pathname }: { pathname: string }) {
  const [Tray, setTray] = useState<ComponentType<{ pathname: string }>>();
  const show = useCallback(async (pressed?: Element) => {
    try {
      const { followCompareButtons, press } = await import('./follow-buttons.ts');
      if (pressed) press(pressed);
      followCompareButtons();
      const { CompareTray } = await import('./tray.tsx');
      setTray(() => CompareTray);
    } catch {
      const description = 'Bağlantınızı kontrol edip yeniden deneyin.';
      if (pressed) void toast('error', 'Karşılaştırma açılamadı', { description });
    }
  }, []);
  usePresses(`[${COMPARE}]`, show);
  useEffect(() => {
    if (readStored(TRAY_KEY)) void show();
    function onStorage({ key }: StorageEvent): void {
      if (key === TRAY_KEY) void show();
    }
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [show]);
  return Tray && <Tray pathname={pathname} />;
}
