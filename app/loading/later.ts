import { LATER_POLICY, trustedTypes } from './guard.ts';

/** What the page's modules are, until `startLater` makes a module of them. */
export const LATER_TYPE = 'text/later';

/** The event of a page whose scripts take over from here on, and of one where they have. */
export const WAKING = 'waking';
export const ALIVE = 'alive';

const PATIENCE_MS = 1500;
const BUTTON = 'button[type=button]:not([popovertarget]):not([commandfor])';

/** Buttons that were pressed too early are pressed again, unless the browser itself knows what they do. */
function repeatEarlyPresses(): void {
  const early: HTMLElement[] = [];
  function note({ target }: Event): void {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTON);
    if (button) early.push(button);
  }
  addEventListener('click', note, true);
  addEventListener(WAKING, () => removeEventListener('click', note, true), { once: true });
  addEventListener(
    ALIVE,
    () => {
      for (const button of early) button.click();
    },
    { once: true },
  );
}

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

function start(later: HTMLScriptElement): void {
  for (const address of later.dataset.modules?.split(' ') ?? []) preload(address);
  const module = document.createElement('script');
  module.type = 'module';
  const text = later.textContent;
  const policy = trustedTypes()?.createPolicy(LATER_POLICY, { createScript: (own) => own });
  module.textContent = policy?.createScript(text) ?? text;
  document.body.append(module);
}

/** The frame that shows the first pictures. */
async function firstFrame(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
}

/**
 * Starts the page's modules with the frame that shows the first pictures, or when it keeps the visitor waiting; a
 * hidden tab paints none, and becomes hidden when it likes.
 */
export async function startLater(): Promise<void> {
  const later = document.querySelector<HTMLScriptElement>(`script[type="${LATER_TYPE}"]`);
  if (!later) return;
  repeatEarlyPresses();
  if (!document.hidden)
    await Promise.race([firstFrame(), new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  start(later);
}
