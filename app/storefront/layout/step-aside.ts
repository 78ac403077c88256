/** What a visitor may want to press or write in. */
const INTERACTIVE = 'a[href], button, input, select, textarea, label, summary, iframe, [role="button"]';
/** Where such a thing may lie: a card's link is pressed all over the card, and a picture may stick out of its link. */
const AREAS = `${INTERACTIVE}, a img, .product, .found`;
/** What is left out of the first screen has no box yet, and asking for it would lay it out. */
const SEEN = { contentVisibilityAuto: true, visibilityProperty: true };
/** Closer than the smallest target, so that none falls between two points. */
const STEP_PX = 11;
/** How far up the edge it may go: no higher than the eye looks for it. */
const REACH = 0.7;
const REST_MS = 160;

type Box = { left: number; right: number; top: number; bottom: number };

function steps(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / STEP_PX);
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}

/**
 * Boxes in part of the window in which something may be pressed: asking what lies at a point takes a phone a millisecond,
 * asking for a box next to nothing.
 */
function areasIn(own: Element, within: Box): Box[] {
  return [...document.querySelectorAll(AREAS)]
    .filter((element) => !own.contains(element) && element.checkVisibility(SEEN))
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom }) =>
        left <= within.right && right >= within.left && top <= within.bottom && bottom >= within.top,
    );
}

/** Whether something that can be pressed lies in a row of points. */
function isTaken(own: Element, areas: readonly Box[], { left, right }: Box, y: number): boolean {
  const here = areas.filter(({ top, bottom }) => top <= y && bottom >= y);
  if (here.length === 0) return false;
  const points = steps(left + 1, right - 1).filter((x) =>
    here.some((area) => area.left <= x && area.right >= x),
  );
  return points.some((x) =>
    document.elementsFromPoint(x, y).some((element) => {
      const target = element.closest(INTERACTIVE);
      return target !== null && !own.contains(target);
    }),
  );
}

function isFree(own: Element, box: Box): boolean {
  const areas = areasIn(own, box);
  return !steps(box.top + 1, box.bottom - 1).some((y) => isTaken(own, areas, box, y));
}

/** How far above its lowest place a box of this size is free; null where it is nowhere. */
function freeRise(own: Element, box: Box): number | null {
  const { top, bottom } = box;
  const highest = bottom - window.innerHeight * REACH;
  const areas = areasIn(own, { left: box.left, right: box.right, top: highest, bottom });
  let foot = bottom;
  for (let y = bottom; y >= highest; y -= STEP_PX) {
    if (isTaken(own, areas, box, y)) foot = y - STEP_PX;
    else if (foot - y >= bottom - top) return bottom - foot;
  }
  return null;
}

/**
 * Keeps a button at the foot of the window off everything that can be pressed. It rests in its corner; where something
 * lies below it, it goes up the edge as a smaller one (`data-place="edge"`), and where that is full too, into the bar
 * at the top (`data-place="bar"`). It returns once the page rests. The stylesheet says what the places look like.
 */
export function stepAside(button: HTMLElement): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  function put(place: 'corner' | 'edge' | 'bar', rise = 0): Box {
    button.dataset.place = place;
    button.style.setProperty('--rise', `${rise}px`);
    return button.getBoundingClientRect();
  }

  /** Below a dialog it is out of reach, and where it is not laid out it has no place. */
  function isOut(): boolean {
    return document.querySelector(':modal') !== null || button.getClientRects().length === 0;
  }

  function settle(): void {
    if (isOut()) return;
    if (isFree(button, put('corner'))) return;
    const rise = freeRise(button, put('edge'));
    if (rise === null) put('bar');
    else put('edge', rise);
  }

  /** While the page moves, the button moves only off what comes under it. */
  function follow(): void {
    frame = 0;
    if (!isOut() && button.dataset.place !== 'bar' && !isFree(button, button.getBoundingClientRect()))
      settle();
  }

  function onMove(): void {
    frame ||= requestAnimationFrame(follow);
    clearTimeout(timer);
    timer = setTimeout(settle, REST_MS);
  }

  const options = { signal: ending.signal, passive: true };
  const moves = ['scroll', 'resize', 'load', 'click', 'keyup', 'focusin', 'transitionend', 'toggle'];
  for (const type of moves) window.addEventListener(type, onMove, { ...options, capture: true });
  const sizes = new ResizeObserver(onMove);
  sizes.observe(document.body);
  const changes = new MutationObserver(onMove);
  changes.observe(document.body, { childList: true, subtree: true });
  onMove();

  return () => {
    ending.abort();
    sizes.disconnect();
    changes.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
