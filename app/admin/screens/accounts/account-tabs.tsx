import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';

export type AccountTab = { id: string; label: string; count?: number | undefined };

/** The parts of the screen as links, underlined: each has an address of its own. */
export function AccountTabs({ tabs, current }: { tabs: readonly AccountTab[]; current: string }) {
  const bar = useRef<HTMLElement>(null);
  // After every rendering: the counts come later, and make the tabs wider.
  useLayoutEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`);
    if (!bar.current || !open) return;
    const { scrollLeft, clientWidth } = bar.current;
    const isSeen =
      open.offsetLeft >= scrollLeft && open.offsetLeft + open.offsetWidth <= scrollLeft + clientWidth;
    if (!isSeen) bar.current.scrollLeft = open.offsetLeft - (clientWidth - open.offsetWidth) / 2;
  });
  return (
    <nav
      ref={bar}
      aria-label="Hesaplar ve güvenlik"
      className="relative overflow-x-auto border-b border-line-2 [scrollbar-width:none]"
    >
      <ul className="flex gap-6">
        {tabs.map(({ id, label, count }, index) => (
          <li key={id}>
            <Link
              data-tab={id}
              to={index === 0 ? '?' : `?tab=${id}`}
              aria-current={id === current ? 'page' : undefined}
              className="-mb-px inline-flex min-h-12 items-center gap-2 border-b-3 border-transparent font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
              {count !== undefined && <span className="text-14 font-medium">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
