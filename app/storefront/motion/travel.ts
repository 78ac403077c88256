import { STAGE_SIZES } from '../pages/product/stage-sizes.ts';
import { showAt } from './picture-sizes.ts';

/** The names that wait on the product's page (pages/product/stage.css). */
const TILE = 'urun-kutu';
const SHELF = 'urun-raf';
const PRODUCT = /^\/brands\/[^/]+\/[^/]+\/[^/]+$/;
/** How long a page may take to come back, and how long its tile keeps the name. */
const PATIENCE_MS = 4000;
const SETTLED_MS = 1000;

let named: HTMLElement[] = [];

function forget(): void {
  for (const element of named) element.style.viewTransitionName = '';
  named = [];
}

function name(element: HTMLElement | null | undefined, as: string): void {
  if (!element) return;
  element.style.viewTransitionName = as;
  named.push(element);
}

function isSeen(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** What stands around a link and shows its product alone. */
function cardOf(link: Element): Element | null {
  for (let around: Element | null = link; around; around = around.parentElement) {
    const tiles = around.querySelectorAll('.tile').length;
    if (tiles > 0) return tiles === 1 ? around : null;
  }
  return null;
}

/** Names the tile over a link and its shelf edge; they then become those of the product's page, or these again. */
function nameCard(link: Element): HTMLElement | null {
  const card = cardOf(link);
  const tile = card?.querySelector<HTMLElement>('.tile');
  if (!card || !tile || !isSeen(tile)) return null;
  forget();
  name(tile, TILE);
  name(card.querySelector<HTMLElement>('.shelf-edge'), SHELF);
  return tile;
}

/** The large picture is fetched beside the page, so that it is there when the tile arrives. */
function fetchStage(tile: Element): void {
  const picture = tile.querySelector('picture')?.cloneNode(true);
  if (!(picture instanceof Element)) return;
  picture.querySelector('img')?.setAttribute('loading', 'eager');
  showAt(picture, STAGE_SIZES);
}

function leave(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey || link.target) return;
  forget();
  if (!PRODUCT.test(link.pathname) || link.pathname === location.pathname) return;
  const tile = nameCard(link);
  if (!tile) return;
  fetchStage(tile);
  // From one product to another the name goes with the one that was chosen.
  for (const own of document.querySelectorAll<HTMLElement>('.stage-tile, .stage-shelf'))
    own.style.viewTransitionName = 'none';
}

/** On the way back the tile is looked for on the page that comes, before the browser takes its picture. */
function comeBack(): void {
  forget();
  const from =
    document.querySelector('.stage') && document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!from) return;
  const path = new URL(from.href).pathname;
  if (!PRODUCT.test(path) || path === location.pathname) return;
  const watching = new MutationObserver(() => {
    const link = [...document.querySelectorAll(`main a[href="${CSS.escape(path)}"]`)].find(nameCard);
    if (!link) return;
    watching.disconnect();
    const own = named;
    // Who goes on at once has named another tile by then.
    setTimeout(() => own === named && forget(), SETTLED_MS);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), PATIENCE_MS);
}

let isFollowing = false;

/**
 * A product travels: the tile that was pressed becomes the window of its page, and on Back that window its tile again.
 * The router's own transition does the rest; where it makes none, names change nothing.
 */
export function followTravel(): void {
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('click', leave, { capture: true });
  addEventListener('popstate', comeBack);
}
