import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { readStored } from '../../shared/storage.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { COMPARE, TRAY_KEY } from './compare-key.ts';

const CompareTray = lazyPart(async () => (await import('./tray.tsx')).CompareTray);

/** The tray of comparison, loaded once something stands on it or is put there. */
export function CompareSlot({ pathname }: { pathname: string }) {
  const [isNeeded, setNeeded] = useState(false);
  const early = useRef<Element[]>([]);
  const end = useRef<() => void>(undefined);
  const takeEarly = useCallback(() => {
    end.current?.();
    return early.current.splice(0);
  }, []);
  useEffect(() => {
    if (readStored(TRAY_KEY)) setNeeded(true);
    function onClick({ target }: MouseEvent): void {
      const button = target instanceof Element && target.closest(`[${COMPARE}]`);
      if (!button) return;
      early.current.push(button);
      setNeeded(true);
    }
    function onStorage({ key }: StorageEvent): void {
      if (key === TRAY_KEY) setNeeded(true);
    }
    addEventListener('click', onClick);
    addEventListener('storage', onStorage);
    end.current = () => {
      removeEventListener('click', onClick);
      removeEventListener('storage', onStorage);
    };
    return end.current;
  }, []);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray pathname={pathname} takeEarly={takeEarly} />
    </Suspense>
  );
}
