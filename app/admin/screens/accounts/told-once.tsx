import { Copy, KeyRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';

type ToldOnceProps = {
  secret: string;
  /** `Bu belirteci yalnız şimdi görebilirsiniz.` */
  title: string;
  /** `Belirteç kopyalandı.` */
  copied: string;
  /** Takes the focus once it is there. */
  takesFocus?: boolean;
};

/** A secret that was just made: nobody can read it again. */
export function ToldOnce({ secret, title, copied, takesFocus = false }: ToldOnceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  async function copy() {
    await copyText(secret);
    notifyDone(copied);
  }
  return (
    <div
      ref={box}
      role="status"
      tabIndex={takesFocus ? -1 : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-warn-bg px-5 py-3.5"
    >
      <KeyRound aria-hidden className="flex-none text-warn" />
      <div className="min-w-60 flex-1">
        <p className="font-semibold text-warn">{title}</p>
        <code className="font-mono text-15 wrap-anywhere">{secret}</code>
      </div>
      <Button
        variant="ghost"
        onClick={() => void copy().catch((error: unknown) => notifyFailed('Kopyalanamadı', error))}
      >
        <Copy aria-hidden />
        Kopyala
      </Button>
    </div>
  );
}
