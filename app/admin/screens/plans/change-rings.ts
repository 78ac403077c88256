import { formatCount } from '../../../../domain/rules/format.ts';
import type { DraftDetail } from '../../../../domain/things/draft.ts';
import { changeWords } from '../../form/draft-words.ts';

/** Longer texts are known by how they begin: a page may break them into lines. */
const KNOWN_BY = 48;
const RING =
  'position:absolute;z-index:1000;pointer-events:none;box-sizing:border-box;border:3px solid var(--teal);border-radius:4px';
const WORDS =
  'position:absolute;left:-3px;bottom:100%;background:var(--teal);color:var(--paper);font:600 14px/1.4 sans-serif;padding:2px 8px;white-space:nowrap';

/** The texts of a draft as they may stand on a page. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'number') return [formatCount(value)];
  if (typeof value === 'string') return [value.trim().slice(0, KNOWN_BY)].filter((text) => text.length > 2);
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

/** The innermost element that says a text. */
function saying(page: Document, text: string): Element | null {
  const whole = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');
  let found: Element | null = page.querySelector('main');
  if (!found || !whole(found).includes(text)) return null;
  for (;;) {
    const inner: Element | undefined = [...found.children].find((child) => whole(child).includes(text));
    if (!inner) return found;
    found = inner;
  }
}

/** What a draft changes on its page: the section, or the elements that say what it changes. */
function changedIn(page: Document, { kind, changes, form }: DraftDetail): Element[] {
  if (kind === 'sections') {
    const section = page.querySelector(`[data-section="${CSS.escape(String(form?.place ?? ''))}"]`);
    return section ? [section] : [];
  }
  const found = Object.values(changes).flatMap((value) =>
    textsOf(value).flatMap((text) => saying(page, text.replace(/\s+/g, ' ')) ?? []),
  );
  return [...new Set(found)];
}

/** Rings what drafts change on the page in a frame, each with what it is. Answers how many rings there are. */
export function ringChanges(page: Document, drafts: readonly DraftDetail[]): number {
  for (const old of page.querySelectorAll('[data-changed-ring]')) old.remove();
  const places: Array<() => void> = [];
  for (const draft of drafts) {
    for (const element of changedIn(page, draft)) {
      const ring = page.createElement('div');
      ring.dataset.changedRing = '';
      ring.style.cssText = RING;
      const words = page.createElement('span');
      words.style.cssText = WORDS;
      words.textContent = `Değişti: ${changeWords(draft).toLocaleLowerCase('tr')}`;
      ring.append(words);
      page.body.append(ring);
      places.push(() => {
        const box = element.getBoundingClientRect();
        const { scrollX, scrollY } = page.defaultView ?? { scrollX: 0, scrollY: 0 };
        Object.assign(ring.style, {
          ...{ top: `${box.top + scrollY - 6}px`, left: `${box.left + scrollX - 6}px` },
          ...{ width: `${box.width + 12}px`, height: `${box.height + 12}px` },
        });
      });
    }
  }
  const place = () => {
    for (const one of places) one();
  };
  place();
  new ResizeObserver(place).observe(page.body);
  return places.length;
}
