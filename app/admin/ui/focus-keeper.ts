import { focusablesIn, isUsable } from './focusable.ts';

/** Where the focus was: the element, and the row it stood in with all rows from there on, the nearest first. */
type FocusPlace = { element: HTMLElement; rows: readonly string[]; nth: number };

/** What lies above the page and goes away again. Its places count only as long as it is there. */
const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-sonner-toaster]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** Says which row of a list an element is. */
const ROW = 'data-row';
const MEMORY = 6;

function rowsIn(layer: Element): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(`[${ROW}]`)];
}

/** The controls of a row that are made like this one: the menus, the names, the boxes. */
function peersIn(row: Element, { tagName, className }: HTMLElement): HTMLElement[] {
  return focusablesIn(row).filter((other) => other.tagName === tagName && other.className === className);
}

function placeOf(element: HTMLElement, layer: Element): FocusPlace {
  const own = element.closest<HTMLElement>(`[${ROW}]`);
  if (!own) return { element, rows: [], nth: 0 };
  const all = rowsIn(layer);
  const at = all.indexOf(own);
  const rows = [...all.slice(at), ...all.slice(0, at).reverse()].map((row) => row.getAttribute(ROW) ?? '');
  return { element, rows, nth: peersIn(own, element).indexOf(element) };
}

/** The same control in the same row, or in the nearest that is left. */
function inNearestRow(
  { element, rows, nth }: FocusPlace,
  layer: Element,
  canHave: (found: HTMLElement) => boolean,
) {
  const present = new Map(rowsIn(layer).map((row) => [row.getAttribute(ROW), row]));
  for (const id of rows) {
    const row = present.get(id);
    if (!row) continue;
    const peers = peersIn(row, element);
    const plain = focusablesIn(row).filter((other) => !other.hasAttribute('aria-roledescription'));
    const found = peers[Math.min(nth, peers.length - 1)] ?? plain[0];
    if (found && canHave(found)) return found;
  }
  return undefined;
}

/**
 * Keeps the focus from falling to `<body>`. When what had it goes away (a dialog, a deleted row, a part that rests while
 * it is saved), it goes back to where it was before: to what opened the dialog, to the neighbouring row, into the part
 * when it is in use again. Answers how to stop.
 */
export function keepFocus(): () => void {
  // The layer that had the focus last stands last, and so do the places within each.
  const layers = new Map<Element, FocusPlace[]>();
  let isLost = false;

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    isLost = false;
    const layer = target.closest(LAYER) ?? document.body;
    const before = (layers.get(layer) ?? []).filter(({ element }) => element !== target);
    layers.delete(layer);
    for (const old of layers.keys()) if (!old.isConnected) layers.delete(old);
    layers.set(layer, [...before, placeOf(target, layer)].slice(-MEMORY));
  }

  function goBack() {
    const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
    const canHave = (element: HTMLElement) =>
      isUsable(element) && (dialog === undefined || dialog.contains(element));
    for (const [layer, places] of [...layers].reverse()) {
      for (const place of [...places].reverse()) {
        const { element } = place;
        const found = canHave(element) ? element : inNearestRow(place, layer, canHave);
        if (found) return found.focus({ preventScroll: true });
      }
    }
    if (!dialog) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  function check(records: readonly MutationRecord[]) {
    const [layer, places] = [...layers].at(-1) ?? [];
    const had = places?.at(-1)?.element;
    if (!had || had.closest('[inert]')) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const isBack = records.some(
      ({ target, attributeName }) => attributeName === 'inert' && target.contains(had),
    );
    if (!isLost && !isBack && isUsable(had)) return;
    isLost = true;
    // Another screen has come: what was used in the last one, or led to it, is no place in this one.
    const isLeft = records.some(
      ({ target, removedNodes }) =>
        target instanceof HTMLElement &&
        target.matches('main') &&
        [...removedNodes].some((node) => node.contains(had)),
    );
    if (isLeft && layer === document.body) layers.clear();
    goBack();
  }

  const observer = new MutationObserver((records) => {
    check(records);
    // The browser takes the focus from what was disabled only with the next picture.
    if (records.some(({ attributeName }) => attributeName === 'disabled'))
      requestAnimationFrame(() => requestAnimationFrame(() => check([])));
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['inert', 'disabled'],
  });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
