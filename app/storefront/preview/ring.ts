/** A ring that follows one element, above everything of the page and in the way of nothing. */
export function createRing() {
  const ring = document.createElement('div');
  ring.setAttribute('aria-hidden', 'true');
  ring.style.cssText =
    'position:absolute;z-index:1000;pointer-events:none;box-sizing:border-box;border:4px solid var(--teal)';
  ring.hidden = true;
  document.body.append(ring);
  let followed: Element | null = null;
  const observer = new ResizeObserver(place);
  observer.observe(document.body);

  function place(): void {
    const box = followed?.isConnected ? followed.getBoundingClientRect() : null;
    ring.hidden = !box || box.height === 0;
    if (!box || !followed) return;
    // What stands in the fixed header stays with it; everything else moves with the page.
    const isFixed = followed.closest('header') !== null;
    ring.style.position = isFixed ? 'fixed' : 'absolute';
    ring.style.top = `${box.top + (isFixed ? 0 : window.scrollY)}px`;
    ring.style.left = `${box.left + (isFixed ? 0 : window.scrollX)}px`;
    ring.style.width = `${box.width}px`;
    ring.style.height = `${box.height}px`;
  }

  return {
    follow(element: Element | null): void {
      if (followed) observer.unobserve(followed);
      followed = element;
      if (element) observer.observe(element);
      place();
    },
    remove(): void {
      observer.disconnect();
      ring.remove();
    },
  };
}
