import { clamp, FACTOR, fetchLarge, type Point, WINDOW } from './close-look.ts';
import { followFingers } from './fingers.ts';
import { LOUPE } from './stage-sizes.ts';

/** How far an arrow key moves the loupe, as a part of the window. */
const STEP = 0.04;

/** The round glass over a window: the same picture once more, larger, drawn by moving it alone. */
function makeGlass(tile: HTMLElement, { width, height }: DOMRect): HTMLElement | null {
  const picture = tile.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof HTMLElement)) return null;
  fetchLarge(picture, width);
  const image = picture.querySelector('img');
  image?.setAttribute('alt', '');
  image?.removeAttribute('loading');
  const glass = document.createElement('div');
  glass.className = 'loupe';
  glass.setAttribute('aria-hidden', 'true');
  glass.style.setProperty('--loupe-width', `${width * FACTOR}px`);
  glass.style.setProperty('--loupe-height', `${height * FACTOR}px`);
  glass.append(picture);
  return glass;
}

/** The loupe of one stage: under the pointer, or held by the keyboard. */
function followPointer(stage: HTMLElement, first: Event): void {
  let tile: HTMLElement | null = null;
  let glass: HTMLElement | null = null;
  let at: Point = { x: 0.5, y: 0.5 };

  function putAway(): void {
    glass?.remove();
    glass = null;
    tile = null;
    for (const button of stage.querySelectorAll(`[${LOUPE}]`)) button.setAttribute('aria-pressed', 'false');
  }
  function hold(over: HTMLElement, point: Point): void {
    const box = over.getBoundingClientRect();
    if (tile !== over) {
      putAway();
      tile = over;
      glass = makeGlass(over, box);
      if (glass) stage.append(glass);
    }
    if (!glass) return;
    at = { x: clamp(point.x, 0, 1), y: clamp(point.y, 0, 1) };
    const frame = stage.getBoundingClientRect();
    const [x, y] = [at.x * box.width, at.y * box.height];
    glass.style.translate = `${box.left - frame.left + x}px ${box.top - frame.top + y}px`;
    glass.style.setProperty('--loupe-at', `${-x * FACTOR}px ${-y * FACTOR}px`);
  }
  function onMove({ target, clientX, clientY, pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return;
    const over = target instanceof Element ? target.closest<HTMLElement>(WINDOW) : null;
    if (!over) {
      if (!stage.querySelector(`[${LOUPE}][aria-pressed="true"]`)) putAway();
      return;
    }
    const { left, top, width, height } = over.getBoundingClientRect();
    hold(over, { x: (clientX - left) / width, y: (clientY - top) / height });
  }
  function press(button: Element): void {
    const over = button.closest('.shot, .stage')?.querySelector<HTMLElement>(WINDOW);
    const wasHeld = button.getAttribute('aria-pressed') === 'true';
    putAway();
    if (wasHeld || !over) return;
    hold(over, { x: 0.5, y: 0.5 });
    button.setAttribute('aria-pressed', 'true');
  }
  function onClick({ target }: Event): void {
    const button = target instanceof Element && target.closest(`[${LOUPE}]`);
    if (button) press(button);
  }
  function onKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!tile || !(event.target instanceof Element && event.target.matches(`[${LOUPE}]`))) return;
    if (event.key === 'Escape') putAway();
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const [x = 0, y = 0] = step;
    hold(tile, { x: at.x + x * STEP, y: at.y + y * STEP });
  }
  stage.addEventListener('pointermove', onMove);
  stage.addEventListener('pointerleave', putAway);
  stage.addEventListener('focusout', putAway);
  stage.addEventListener('keydown', onKey);
  stage.addEventListener('click', onClick);
  if (first.type === 'click') onClick(first);
  else if (first instanceof PointerEvent) onMove(first);
}

const followed = new WeakSet<HTMLElement>();

/** Lets a stage be looked at closely; what brought the loupe is acted on at once. */
export function followStage(stage: HTMLElement, first: Event): void {
  if (followed.has(stage)) return;
  followed.add(stage);
  followPointer(stage, first);
  followFingers(stage);
}
