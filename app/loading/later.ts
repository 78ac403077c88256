import { repeatWhatComesEarly } from './early.ts';
import { LATER_POLICY, trustedTypes } from './guard.ts';
import { painted } from './later-styles.ts';
import { whenIdle } from './when-idle.ts';

/** What the page's modules are, until `startLater` makes a module of them. */
export const LATER_TYPE = 'text/later';

/** What shows that somebody is about to do something. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'];
/** How long a page that is there may take to show its first pictures. */
const FRAME_MS = 1000;
/** How long a page may take until it is there: a picture whose server is silent keeps it for minutes. */
const PATIENCE_MS = 8000;

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}

function run(later: HTMLScriptElement): void {
  const module = document.createElement('script');
  module.type = 'module';
  const text = later.textContent;
  const policy = trustedTypes()?.createPolicy(LATER_POLICY, { createScript: (own) => own });
  module.textContent = policy?.createScript(text) ?? text;
  document.body.append(module);
}

/** A page that comes up below a pointer is told of it too, though nobody moved. */
function isRest(sign: Event): boolean {
  return sign instanceof MouseEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY;
}

function after(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** The frame that shows the first pictures of a page that is there. A hidden page, or one that is not painted, has none. */
async function firstFrame(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  await Promise.allSettled([...pictures.map((picture) => picture.decode()), document.fonts.ready, painted()]);
  // The second begins when the first has been handed over.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await after(0);
}

/** The page with all that it comes with, seen. */
async function there(): Promise<void> {
  await new Promise((done) => addEventListener('load', done, { once: true }));
  await Promise.race([firstFrame(), after(FRAME_MS)]);
}

/**
 * Starts the page's modules at the first sign of somebody, else once the page is there and the processor idle. Inside
 * the panel's preview they start at once.
 */
export async function startLater(): Promise<void> {
  const later = document.querySelector<HTMLScriptElement>(`script[type="${LATER_TYPE}"]`);
  if (!later) return;
  repeatWhatComesEarly();
  const signs = new AbortController();
  const waiting = later.dataset.modules?.split(' ').filter(Boolean) ?? [];
  function start(): void {
    if (!later || signs.signal.aborted) return;
    signs.abort();
    waiting.splice(0).forEach(preload);
    run(later);
  }
  /**
   * One module in an idle moment: all at once keep a phone busy for longer than a touch may wait. Where no such moment
   * comes, nothing is gained by waiting for one after the other.
   */
  function next(moment?: IdleDeadline): void {
    const address = moment?.didTimeout ? undefined : waiting.shift();
    if (address === undefined) {
      start();
      return;
    }
    preload(address);
    whenIdle(next);
  }
  if (window.parent !== window) start();
  const listening = { capture: true, passive: true, signal: signs.signal };
  for (const kind of SIGNS) addEventListener(kind, (sign) => isRest(sign) || start(), listening);
  await Promise.race([there(), after(PATIENCE_MS)]);
  whenIdle(next);
}
