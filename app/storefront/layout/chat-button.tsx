import { useEffect, useRef } from 'react';
import { Mark } from '../ui/mark.tsx';

/** The round button that opens the chat, in the way of nothing that can be pressed. */
export function ChatButton({ chat }: { chat: string | null }) {
  useEffect(() => {
    if (chat && window.parent === window)
      void import('./chime.ts').then(({ tryChime }) => tryChime(), Boolean);
  }, [chat]);
  const button = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    async function begin(): Promise<void> {
      const { stepAside } = await import('./step-aside.ts');
      if (!signal.aborted && button.current) signal.addEventListener('abort', stepAside(button.current));
    }
    // Where it cannot be had, the button stays in its corner.
    if (chat) begin().catch(() => undefined);
    return () => ending.abort();
  }, [chat]);
  if (!chat) return null;
  return (
    <aside className="no-print" aria-label="Hızlı iletişim">
      <a
        ref={button}
        className="chat-button"
        href={chat}
        target="_blank"
        rel="noopener"
        aria-label="WhatsApp'tan yazın"
      >
        <Mark name="whatsapp" />
      </a>
    </aside>
  );
}
