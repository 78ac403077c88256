import { TINTS, type Tint } from '../../../domain/rules/tint.ts';
import { COMPARED_MAX } from '../../../domain/site/compared.ts';
import { readStored, writeStored } from '../../shared/storage.ts';
import { TRAY_KEY } from './compare-key.ts';

/** A product on the tray, as it looked when it was put there. */
export type Chosen = { slug: string; name: string; src: string | null; tint: Tint };

const WIDE = '(min-width: 1100px)';
const NONE: readonly Chosen[] = [];

let held: { text: string | null; chosen: readonly Chosen[] } = { text: null, chosen: NONE };
const listeners = new Set<() => void>();

function isChosen(value: unknown): value is Chosen {
  const { slug, name, tint } = (value ?? {}) as Partial<Chosen>;
  return typeof slug === 'string' && typeof name === 'string' && TINTS.some((known) => known === tint);
}

function read(text: string | null): readonly Chosen[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChosen).slice(0, COMPARED_MAX) : NONE;
  } catch {
    return NONE;
  }
}

/** The products on the tray; the same list until it changes. */
export function chosenProducts(): readonly Chosen[] {
  const text = readStored(TRAY_KEY);
  if (text !== held.text) held = { text, chosen: read(text) };
  return held.chosen;
}

/** None while the server draws. */
export function noProducts(): readonly Chosen[] {
  return NONE;
}

/** Listens to changes in this tab and in others. */
export function onChosenChange(listener: () => void): () => void {
  const other = ({ key }: StorageEvent) => {
    if (key === TRAY_KEY || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', other);
  };
}

function write(chosen: readonly Chosen[]): void {
  const text = chosen.length > 0 ? JSON.stringify(chosen) : null;
  // Where nothing can be stored the tray lasts as long as the page.
  if (!writeStored(TRAY_KEY, text)) held = { text: readStored(TRAY_KEY), chosen };
  for (const listener of listeners) listener();
}

/** How many fit side by side on this screen. */
export function roomFor(): number {
  return matchMedia(WIDE).matches ? COMPARED_MAX : COMPARED_MAX - 1;
}

/** Puts a product on the tray. Says whether there was room. */
export function choose(product: Chosen): boolean {
  const others = chosenProducts().filter(({ slug }) => slug !== product.slug);
  if (others.length >= roomFor()) return false;
  write([...others, product]);
  return true;
}

export function unchoose(slug: string): void {
  write(chosenProducts().filter((product) => product.slug !== slug));
}

export function clearChosen(): void {
  write([]);
}
