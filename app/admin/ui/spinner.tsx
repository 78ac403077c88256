import { LoaderCircle } from 'lucide-react';

/** A wait with words: `Yükleniyor...` unless said otherwise. */
export function Spinner({ label = 'Yükleniyor...' }: { label?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 text-ink-2">
      <LoaderCircle className="spin text-teal" aria-hidden />
      {label}
    </p>
  );
}
