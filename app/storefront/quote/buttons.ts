import { ADD, OPEN } from './list-key.ts';
import { addLine, onListChange, quoteList, removeLine } from './list-store.ts';

const FULL = 'Listenizde yer kalmadı. Önce listenizi gönderin ya da bazı ürünleri çıkarın.';

/** Sets an attribute where it says something else: whoever watches the page hears of real changes only. */
function say(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Shows on every button of the page whether its product is on the list, and beside the list's how many are. */
function paint(): void {
  const { lines } = quoteList();
  const ids = new Set(lines.map(({ id }) => id));
  for (const button of document.querySelectorAll(`[${ADD}]`))
    say(button, 'aria-pressed', String(ids.has(button.getAttribute(ADD) ?? '')));
  for (const button of document.querySelectorAll(`[${OPEN}]`)) {
    say(button, 'data-count', lines.length > 0 ? String(lines.length) : null);
    say(button, 'aria-label', lines.length > 0 ? `Teklif listesi, ${lines.length} ürün` : 'Teklif listesi');
  }
}

let status: HTMLElement | undefined;

/** Tells who does not see the buttons what has happened. */
function announce(text: string): void {
  if (!status) {
    status = document.createElement('p');
    status.className = 'hidden-visually';
    status.setAttribute('role', 'status');
    document.body.append(status);
  }
  // What is said twice is told twice only when it differs.
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}

let isFollowing = false;

/** Keeps the buttons of this page, and of those that come after it, as the list is. */
export function followList(): void {
  if (isFollowing) return;
  isFollowing = true;
  paint();
  onListChange(paint);
  new MutationObserver(paint).observe(document.body, { childList: true, subtree: true });
}

/** Puts the product of a button on the list, or takes it off again. Answers whether there was room. */
export function press(button: Element): boolean {
  followList();
  const id = button.getAttribute(ADD) ?? '';
  const name = button.getAttribute('data-name') ?? '';
  const isOn = quoteList().lines.some((line) => line.id === id);
  if (isOn) removeLine(id);
  const hasRoom = isOn || addLine({ id, name });
  const { length } = quoteList().lines;
  const done = isOn ? 'listeden çıkarıldı' : 'listeye eklendi';
  announce(hasRoom ? `${name} ${done}. Listenizde ${length} ürün var.` : FULL);
  return hasRoom;
}
