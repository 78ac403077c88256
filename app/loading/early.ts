/** The event of a page whose scripts take over from here on, and of one where they have. */
export const WAKING = 'waking';
export const ALIVE = 'alive';

const BUTTON = 'button[type=button]:not([popovertarget]):not([commandfor])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

/**
 * Buttons that were pressed too early are pressed again, unless the browser itself knows what they do. Once React
 * listens, it stops each press that it cannot serve yet: one that comes as far as its button has been served.
 */
function repeatPresses(): void {
  const early = new Map<Event, HTMLElement>();
  let isWaking = false;
  function note(press: Event): void {
    const button = press.target instanceof Element && press.target.closest<HTMLElement>(BUTTON);
    if (!button) return;
    early.set(press, button);
    if (isWaking) button.addEventListener('click', () => early.delete(press), { capture: true, once: true });
  }
  addEventListener('click', note, true);
  addEventListener(WAKING, () => {
    isWaking = true;
  });
  addEventListener(
    ALIVE,
    () => {
      removeEventListener('click', note, true);
      // A press may itself be what brought the page to life: it comes to its button first.
      setTimeout(() => {
        for (const button of early.values()) button.click();
      });
    },
    { once: true },
  );
}

function isBox(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type);
}

/**
 * Says again what was typed or chosen. React takes a field over as it finds it, and then hears only of what differs: so
 * the field goes back, past React's eyes, to what the page came with.
 */
function sayAgain(field: Field, entry: string | boolean): void {
  if (isBox(field)) {
    if (entry === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = String(entry);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (entry !== field.defaultValue && field.type !== 'file') {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    const at = field.selectionStart;
    field.value = field.defaultValue;
    own?.set?.call(field, entry);
    if (at !== null && document.activeElement === field) field.setSelectionRange(at, at);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function repeatEntries(): void {
  const early = new Map<Field, string | boolean>();
  function note({ target }: Event): void {
    if (isField(target)) early.set(target, isBox(target) ? target.checked : target.value);
  }
  const kinds = ['input', 'change'];
  for (const kind of kinds) addEventListener(kind, note, true);
  addEventListener(
    ALIVE,
    () => {
      for (const kind of kinds) removeEventListener(kind, note, true);
      for (const [field, entry] of early) if (field.isConnected) sayAgain(field, entry);
    },
    { once: true },
  );
}

/** The key that opens the search, and what is written after it, come again once somebody listens. */
function repeatKeys(): void {
  const early: KeyboardEvent[] = [];
  function note(press: KeyboardEvent): void {
    if (isField(press.target) || press.key.length > 1) return;
    if (press.key === '/' || early.length > 0) early.push(press);
  }
  addEventListener('keydown', note, true);
  addEventListener(
    ALIVE,
    () => {
      // The press that brought the page to life comes to its listener by itself. What is written until then is noted.
      setTimeout(() => {
        removeEventListener('keydown', note, true);
        for (const press of early)
          if (!press.defaultPrevented) dispatchEvent(new KeyboardEvent('keydown', press));
      });
    },
    { once: true },
  );
}

/** Nothing that is pressed, typed or chosen before the page is alive is lost. */
export function repeatWhatComesEarly(): void {
  repeatPresses();
  repeatEntries();
  repeatKeys();
}
