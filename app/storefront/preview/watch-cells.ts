import type { SeenCells } from '../../shared/window-cells.ts';

function isFixed(element: Element): boolean {
  return /fixed|sticky/.test(getComputedStyle(element).position);
}

function seenCells(): SeenCells {
  const header = document.querySelector('header');
  const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')].map((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    return { cell: Number(element.dataset.cell), top, left, width, height };
  });
  return {
    cells,
    clear: header && isFixed(header) ? Math.max(0, header.getBoundingClientRect().bottom) : 0,
  };
}

/** Tells where the cells of the window stand, whenever that changes. */
export function watchCells(tell: (seen: SeenCells) => void) {
  const ending = new AbortController();
  let asked = 0;
  let watched: Element | null = null;
  const observer = new ResizeObserver(look);

  function look(): void {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => {
      const own = document.querySelector('[data-cell]')?.closest('.hero-media') ?? null;
      if (own !== watched) {
        if (watched) observer.unobserve(watched);
        if (own) observer.observe(own);
        watched = own;
      }
      tell(seenCells());
    });
  }
  observer.observe(document.body);
  window.addEventListener('scroll', look, { signal: ending.signal, passive: true });
  window.addEventListener('resize', look, { signal: ending.signal });

  return {
    look,
    /** Brings the whole window into sight where it is not. */
    show(): void {
      const area = document.querySelector('.hero-media')?.getBoundingClientRect();
      const { clear } = seenCells();
      if (area && (area.top < clear || area.bottom > window.innerHeight))
        window.scrollBy({ top: area.top - clear - 24, behavior: 'instant' });
      look();
    },
    stop(): void {
      cancelAnimationFrame(asked);
      observer.disconnect();
      ending.abort();
    },
  };
}
