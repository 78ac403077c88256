const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
const FIELD = 'input:not([type="file"]), select, textarea, [role="combobox"]';

/** Whether an element takes the focus right now. */
export function isUsable(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

/** What takes the focus inside of an element, in its order. */
export function focusablesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isUsable);
}

/** The first field of a form; where there is none, the first of what can be used at all. */
export function firstField(root: ParentNode): HTMLElement | undefined {
  const found = focusablesIn(root);
  return found.find((element) => element.matches(FIELD)) ?? found[0];
}
