import { clamp, FACTOR, fetchLarge, type Point, WINDOW } from './close-look.ts';

const TAP_MS = 300;
const TAP_PX = 12;

/** What fingers do: two spread the picture in its window, two quick taps enlarge it and back, one then moves it. */
export function followFingers(stage: HTMLElement): void {
  let tile: HTMLElement | null = null;
  let image: HTMLElement | null = null;
  let scale = 1;
  let shift: Point = { x: 0, y: 0 };
  let last: { middle: Point; spread: number } | null = null;
  let tap = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY, isSecond: false };

  function paint(): void {
    const box = tile?.getBoundingClientRect();
    if (!image || !tile || !box) return;
    shift = {
      x: clamp(shift.x, box.width * (1 - scale), 0),
      y: clamp(shift.y, box.height * (1 - scale), 0),
    };
    tile.toggleAttribute('data-enlarged', scale > 1);
    image.style.transition = 'none';
    image.style.transformOrigin = '0 0';
    image.style.transform = scale > 1 ? `translate(${shift.x}px, ${shift.y}px) scale(${scale})` : '';
  }
  /** Enlarges about a point of the window, which stays where it is. */
  function enlarge(to: number, { x, y }: Point): void {
    const next = clamp(to, 1, FACTOR);
    const by = next / scale;
    if (scale === 1 && next > 1 && image?.parentElement && tile)
      fetchLarge(image.parentElement, tile.clientWidth);
    shift = { x: x - (x - shift.x) * by, y: y - (y - shift.y) * by };
    scale = next;
    paint();
  }
  function read({ touches }: TouchEvent): { middle: Point; spread: number } | null {
    const box = tile?.getBoundingClientRect();
    const [one, other = one] = [...touches];
    if (!box || !one || !other) return null;
    return {
      middle: {
        x: (one.clientX + other.clientX) / 2 - box.left,
        y: (one.clientY + other.clientY) / 2 - box.top,
      },
      spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    };
  }
  function onStart(event: TouchEvent): void {
    const over = event.target instanceof Element ? event.target.closest<HTMLElement>(WINDOW) : null;
    if (over !== tile) {
      scale = 1;
      paint();
      tile = over;
      image = over?.querySelector('img') ?? null;
    }
    last = read(event);
    if (!last || event.touches.length > 1) return;
    const { x, y } = last.middle;
    const isNear = Math.hypot(x - tap.x, y - tap.y) < 3 * TAP_PX;
    tap = { x, y, time: event.timeStamp, isSecond: isNear && event.timeStamp - tap.time < TAP_MS };
  }
  function onMove(event: TouchEvent): void {
    const now = read(event);
    if (!now || !last) {
      last = now;
      return;
    }
    const isPinch = event.touches.length > 1;
    if (!isPinch && scale === 1) return;
    event.preventDefault();
    if (isPinch && last.spread > 0) enlarge((scale * now.spread) / last.spread, now.middle);
    shift = { x: shift.x + now.middle.x - last.middle.x, y: shift.y + now.middle.y - last.middle.y };
    paint();
    last = now;
  }
  function onEnd(event: TouchEvent): void {
    const from = last?.middle;
    last = read(event);
    if (event.touches.length > 0 || !from) return;
    const isTap = event.timeStamp - tap.time < TAP_MS && Math.hypot(from.x - tap.x, from.y - tap.y) < TAP_PX;
    if (!isTap || !tap.isSecond) return;
    event.preventDefault();
    tap.time = Number.NEGATIVE_INFINITY;
    enlarge(scale > 1 ? 1 : FACTOR, from);
  }
  stage.addEventListener('touchstart', onStart, { passive: true });
  stage.addEventListener('touchmove', onMove, { passive: false });
  stage.addEventListener('touchend', onEnd, { passive: false });
}
