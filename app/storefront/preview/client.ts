import { type FromPreview, readPreview, sendPreview, type ToPreview } from '../../shared/preview.ts';
import { setPatch } from './patched.ts';
import { createRing } from './ring.ts';
import { watchCells } from './watch-cells.ts';

/** The window of the panel around this page; null in a tab of its own or in another site's frame. */
function editorWindow(): Window | null {
  const { parent } = window;
  try {
    return parent !== window && parent.location.pathname.startsWith('/admin/') ? parent : null;
  } catch {
    return null;
  }
}

function sectionElement(section: string): Element | null {
  return document.querySelector(`[data-section="${CSS.escape(section)}"]`);
}

/** Brings a section into sight. The window itself is moved: `scrollIntoView` would move the editor around it too. */
function scrollTo(section: string): void {
  const element = sectionElement(section);
  if (!element || element.closest('header')) return;
  const { top, bottom } = element.getBoundingClientRect();
  const isInSight = top >= 0 && top < window.innerHeight * 0.6 && bottom > window.innerHeight * 0.2;
  if (isInSight) return;
  const clear = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 96;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: top + window.scrollY - clear, behavior: still ? 'instant' : 'smooth' });
}

/** What of a click acts: the arrows of carousels and the like. Links, forms and what opens a window would lead away. */
function mayAct(target: Element): boolean {
  return target.closest('[data-section] button:not([aria-haspopup], [type="submit"])') !== null;
}

/** Listens to the editor around this page, and tells it which section is clicked. */
export function startPreview(token: string): () => void {
  const editor = editorWindow();
  if (!editor) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const ring = createRing();
  const style = document.createElement('style');
  style.textContent = '[data-section] { cursor: pointer; }';
  document.head.append(style);
  let marked = '';
  let cells: ReturnType<typeof watchCells> | null = null;
  const tell = (message: FromPreview) => sendPreview(editor, token, message);

  function obey(message: ToPreview): void {
    if (message.type === 'views') {
      setPatch(message.views);
      requestAnimationFrame(() => {
        // A section may have come, gone or been made anew by the patch.
        ring.follow(sectionElement(marked));
        cells?.look();
        tell({ type: 'shown', turn: message.turn });
      });
    } else if (message.type === 'mark') {
      marked = message.section;
      ring.follow(sectionElement(marked));
      if (message.scroll) scrollTo(marked);
    } else if (message.type === 'window') {
      cells ??= watchCells((seen) => tell({ type: 'cells', seen }));
      cells.show();
    } else if (message.type === 'scroll') {
      window.scrollBy({ top: message.by, behavior: 'instant' });
    } else {
      document.documentElement.dataset.theme = message.theme;
    }
  }

  function pick(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const section = target?.closest('[data-section]')?.getAttribute('data-section');
    if (section) tell({ type: 'picked', section });
    if (target && mayAct(target)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  window.addEventListener(
    'message',
    (event) => {
      const message = readPreview<ToPreview>(event, editor, token);
      if (message) obey(message);
    },
    { signal },
  );
  document.addEventListener('click', pick, { capture: true, signal });
  document.addEventListener('auxclick', pick, { capture: true, signal });
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal });
  tell({ type: 'ready' });

  return () => {
    ending.abort();
    style.remove();
    ring.remove();
    cells?.stop();
  };
}
