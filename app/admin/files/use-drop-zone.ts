import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Takes the first file that is dropped or pasted onto an element, or all of them. True while one hovers over it. */
export function useDropZone(
  zone: RefObject<HTMLElement | null>,
  onFile: (file: File, all: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const file = files?.[0];
    if (!file) return;
    event.preventDefault();
    onFile(file, [...(files ?? [])]);
  });
  useEffect(() => {
    const element = zone.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    element.addEventListener('dragleave', () => setOver(false), { signal });
    element.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer?.files);
      },
      { signal },
    );
    element.addEventListener('paste', (event) => take(event, event.clipboardData?.files), { signal });
    return () => listening.abort();
  }, [zone]);
  return over;
}
