import { TINTS } from '../../../domain/rules/tint.ts';
import { toast } from '../lib/toast.ts';
import { COMPARE } from './compare-key.ts';
import { choose, chosenProducts, onChosenChange, roomFor, unchoose } from './compare-store.ts';

const NUMBERS = ['', 'Bir', 'İki', 'Üç', 'Dört'];

/** Shows on every button of the page whether its product is on the tray. */
function paint(): void {
  const slugs = new Set(chosenProducts().map(({ slug }) => slug));
  for (const button of document.querySelectorAll(`[${COMPARE}]`)) {
    const isOn = String(slugs.has(button.getAttribute(COMPARE) ?? ''));
    if (button.getAttribute('aria-pressed') !== isOn) button.setAttribute('aria-pressed', isOn);
  }
}

/** Puts the product of a button on the tray, or takes it off again. */
export function press(button: Element): void {
  const slug = button.getAttribute(COMPARE) ?? '';
  if (chosenProducts().some((product) => product.slug === slug)) {
    unchoose(slug);
    return;
  }
  const tint = TINTS.find((known) => known === button.getAttribute('data-tint')) ?? 'paper';
  const name = button.getAttribute('data-name') ?? '';
  if (choose({ slug, name, src: button.getAttribute('data-src'), tint })) return;
  void toast('info', `${NUMBERS[roomFor()]} ürün yan yana durur`, {
    description: 'Bir başkasını eklemek için önce tepsiden birini çıkarın.',
  });
}

let isFollowing = false;

/** Keeps the buttons of this page, and of those that come after it, as the tray is. */
export function followCompareButtons(): void {
  if (isFollowing) return;
  isFollowing = true;
  paint();
  onChosenChange(paint);
  new MutationObserver(paint).observe(document.body, { childList: true, subtree: true });
}
