import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Everything that html-validate recommends, except how React writes the source (letter case of attributes, closed
 * void elements, values of switches), styles that carry a picture's own numbers, blanks in phone numbers, which the
 * stylesheet keeps on one line, and long titles: a product is called what it is called.
 */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'no-inline-style': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The boxes of a choice share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));
/** Elements without a role that takes a name: `aria-label` on them is not announced everywhere. */
const NAMELESS = /<(ul|ol|dl|li|p|div|span|b|i|em|strong)\b(?![^>]*\brole=)[^>]*\baria-label=[^>]*>/g;

/** What is wrong with a page's source. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  const labels = [...html.matchAll(NAMELESS)].map(([element]) => `a label on a plain element: ${element}`);
  return [...faults, ...labels];
}
