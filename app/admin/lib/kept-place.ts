/** Where a list stood when the page was left: the first row in sight, how far from the top, and how many were loaded. */
type KeptPlace = { address: string; id: string; top: number; rows: number };
type Locator = (id: string) => number | undefined;

const KEY = 'adminPlace';
const GIVE_UP_MS = 20_000;
/** Frames in which nothing moves any more. */
const CALM = 10;
/** What a person does who wants to be elsewhere. */
const ACTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const locators = new Set<Locator>();
let awaited: KeptPlace | null | undefined;

function addressNow(): string {
  return location.pathname + location.search;
}

function readPlace(): KeptPlace | null {
  const [load] = performance.getEntriesByType('navigation');
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (!kept || !(load instanceof PerformanceNavigationTiming) || load.type === 'navigate') return null;
  try {
    const place = JSON.parse(kept) as KeptPlace;
    return place.address === addressNow() ? place : null;
  } catch {
    // What cannot be read costs the place, not the list.
    return null;
  }
}

/** The place that a reload has to come back to, until it is reached. */
function awaitedPlace(): KeptPlace | null {
  if (awaited === undefined) awaited = readPlace();
  return awaited;
}

/** How many rows the list needs at once to reach its place again. */
export function rowsToLoad(): number {
  return awaitedPlace()?.rows ?? 0;
}

/** Tells where rows are that are not in the page yet. Answers how to take that back. */
export function offerLocator(locate: Locator): () => void {
  locators.add(locate);
  return () => locators.delete(locate);
}

/** The place as it is on the screen; none at the top of a list. */
function seenPlace(): KeptPlace | null {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const header = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 4;
  const first = rows.find((row) => row.getBoundingClientRect().bottom > header);
  if (window.scrollY === 0 || !first) return null;
  return {
    address: addressNow(),
    id: first.dataset.row ?? '',
    top: first.getBoundingClientRect().top,
    rows: Number(rows.at(-1)?.getAttribute('aria-posinset') ?? rows.length),
  };
}

function keep(): void {
  // Left again before it was reached, the old one stands.
  const place = awaited ?? seenPlace();
  if (place) sessionStorage.setItem(KEY, JSON.stringify(place));
  else sessionStorage.removeItem(KEY);
}

/** Scrolls until the row stands where it stood, and stays there. */
function comeBack({ id, top }: KeptPlace): () => void {
  const end = performance.now() + GIVE_UP_MS;
  let calm = 0;
  let frame = 0;
  function stop() {
    cancelAnimationFrame(frame);
    awaited = null;
    for (const act of ACTS) window.removeEventListener(act, stop, true);
  }
  function step() {
    const row = document.querySelector(`main [data-row="${CSS.escape(id)}"]`);
    const found = row
      ? row.getBoundingClientRect().top + window.scrollY
      : [...locators].map((locate) => locate(id)).find((offset) => offset !== undefined);
    const by = found === undefined ? 0 : found - top - window.scrollY;
    if (Math.abs(by) >= 1) window.scrollBy({ top: by, behavior: 'instant' });
    calm = row && Math.abs(by) < 1 ? calm + 1 : 0;
    if (calm < CALM && performance.now() < end) frame = requestAnimationFrame(step);
    else stop();
  }
  for (const act of ACTS) window.addEventListener(act, stop, true);
  step();
  return stop;
}

/** Lets a reload keep the place in a list, however much of it had been loaded. Answers how to stop. */
export function keepPlace(): () => void {
  const place = awaitedPlace();
  const stop = place ? comeBack(place) : undefined;
  window.addEventListener('pagehide', keep);
  return () => {
    stop?.();
    window.removeEventListener('pagehide', keep);
  };
}
