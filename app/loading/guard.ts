/** The policy of `startLater`, which alone makes script of text; the content policy names it (server/pages/content-policy.ts). */
export const LATER_POLICY = 'later';

type Rules = { createHTML?: (html: string) => string | null; createScript?: (text: string) => string | null };
type Factory = { createPolicy: (name: string, rules: Rules) => { createScript: (text: string) => string } };

/** The browser's Trusted Types, where it has them. */
export function trustedTypes(): Factory | undefined {
  return (window as { trustedTypes?: Factory }).trustedTypes;
}

/** How React makes an empty script, for data beside the page. The word must not stand here: it would end this script. */
const EMPTY_SCRIPT = /^<s(cript)><\/s\1>$/;

function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the page came with this script; whether that may run is for the content policy to say. */
function isOwn(text: string): boolean {
  return [...document.scripts].some((own) => own.textContent === text);
}

/**
 * Text never becomes markup or program in the page, whoever asks for it: what is let through is the empty script that
 * React makes, what it puts in (data, a script that the page came with, or nothing), and text without a tag. Runs before
 * everything else.
 */
export function guardScripts(): void {
  trustedTypes()?.createPolicy('default', {
    createHTML: (html) => (!html.includes('<') || EMPTY_SCRIPT.test(html) ? html : null),
    createScript: (text) => (text === '' || isData(text) || isOwn(text) ? text : null),
  });
  // Else zod tries whether it may write functions as text, which the content policy reports each time.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
