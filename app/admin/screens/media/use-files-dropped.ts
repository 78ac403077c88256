import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files that are dropped or pasted anywhere on the page, outside dialogs and text fields. */
export function useFilesDropped(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((event: DragEvent | ClipboardEvent, list: FileList | undefined) => {
    const files = [...(list ?? [])];
    const inside = event.target instanceof Element && event.target.closest('[role=dialog], input, textarea');
    if (files.length === 0 || inside) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer?.files);
      },
      { signal },
    );
    document.addEventListener('paste', (event) => take(event, event.clipboardData?.files), { signal });
    return () => listening.abort();
  }, []);
  return over;
}
