import { type Breakage, breakagesOf } from '../breakage.ts';

const rule = (name: string) => [`domain/rules/${name}.ts`, [`domain/rules/${name}.test.ts`]] as const;

/** Rules of texts, numbers and accounts. */
export const domain: Breakage[] = [
  ...breakagesOf(...rule('turkish'), [
    { why: 'a search for "dis" does not find "dış"', from: "  ı: 'i',", to: "  ı: 'ı'," },
    { why: 'the twelfth word of a search counts for nothing', from: 'slice(0, 12)', to: 'slice(0, 11)' },
    {
      why: 'I and İ become i by English rules',
      from: "return text.toLocaleLowerCase('tr');",
      to: 'return text.toLowerCase();',
    },
  ]),
  ...breakagesOf(...rule('codes-in-text'), [
    {
      why: 'a catalog that writes codes in small letters has no products',
      from: 'return fold(text.replace',
      to: 'return (text.replace',
    },
    {
      why: 'NDF-RAY is found where NDF-RAY-2 stands',
      from: "const JOINTS = '\\\\-./_+#';",
      to: "const JOINTS = './_+#';",
    },
    {
      why: 'a code at the end of a sentence is not found',
      from: ".map((word) => word.replace(ENDS, ''))",
      to: '',
    },
    { why: 'a code that a line breaks is not found', from: ".replace(/-[^\\S\\n]*\\n\\s*/g, '-')", to: '' },
    {
      why: 'a code of two words is found where they stand apart',
      from: "alone.includes(page) && text.includes(` ${[first, ...rest].join(' ')} `)",
      to: 'alone.includes(page)',
    },
    {
      why: 'only the last page with a code is told',
      from: 'known.push(page);',
      to: 'pagesOf.set(word, [page]);',
    },
  ]),
  ...breakagesOf(...rule('sort-key'), [
    {
      why: '10 stands before 9 in sorted lists',
      from: "`0${String(value.length).padStart(2, '0')}${value}`",
      to: '`0${value}`',
    },
  ]),
  ...breakagesOf(...rule('clean-text'), [
    { why: 'words glue together at a blank of another width', from: "ODD_BLANK, ' '", to: "ODD_BLANK, ''" },
  ]),
  ...breakagesOf(...rule('slug'), [
    {
      why: 'a slug that is cut ends with a hyphen',
      from: ".slice(0, SLUG_MAX)\n    .replace(/-+$/, '');",
      to: '.slice(0, SLUG_MAX);',
    },
    { why: 'the second of a name gets -2', from: 'let n = 1;', to: 'let n = 2;' },
    {
      why: 'a numbered slug is longer than slugs may be',
      from: 'base.slice(0, SLUG_MAX - suffix.length)',
      to: 'base.slice(0, SLUG_MAX)',
    },
  ]),
  ...breakagesOf(...rule('phone'), [
    {
      why: 'numbers of area codes that do not exist pass',
      from: '/^[2-58]\\d{9}$/;',
      to: '/^[2-9]\\d{9}$/;',
    },
  ]),
  ...breakagesOf(...rule('number-text'), [
    {
      why: '1.234.567 is read as 1.234,567',
      from: 'if (text.indexOf(sign) !== last) return -1;',
      to: '',
    },
    {
      why: 'a foreign 1,234 passes for 1,23',
      from: 'places.length > decimals',
      to: 'places.length > decimals + 1',
    },
  ]),
  ...breakagesOf(...rule('safe-link'), [
    { why: 'a link to // leaves the site', from: "return !address.startsWith('//');", to: 'return true;' },
    { why: 'a backslash leaves the site', from: '\\u001f\\\\]', to: '\\u001f]' },
  ]),
  ...breakagesOf(...rule('opening-hours'), [
    { why: 'Cumartesi - Pazartesi has no days', from: '((last - from + 7) % 7) + 1', to: 'last - from + 1' },
  ]),
  ...breakagesOf(...rule('chat-link'), [
    {
      why: 'a number without its 0 leads to nobody',
      from: 'digits.length === 10',
      to: 'digits.length === 11',
    },
    {
      why: 'a text with & or # is cut off in the chat',
      from: 'return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}` : null;',
      to: 'return digits ? `https://wa.me/${digits}?text=${text}` : null;',
    },
  ]),
  ...breakagesOf(...rule('fields'), [
    { why: 'an emptied text is stored as empty, not as none', from: 'value || null', to: 'value ?? null' },
  ]),
  ...breakagesOf(
    'domain/things/account.ts',
    ['domain/things/account.test.ts'],
    [
      {
        why: 'six characters are too few',
        from: '.length >= min) return null',
        to: '.length > min) return null',
      },
    ],
  ),
  ...breakagesOf(
    'domain/things/message-rules.ts',
    ['domain/things/message-rules.test.ts'],
    [
      {
        why: 'the page refuses what the server takes',
        from: 'text.length > MESSAGE_MAX[field]',
        to: 'text.length >= MESSAGE_MAX[field]',
      },
    ],
  ),
  ...breakagesOf(
    'domain/things/changes.ts',
    ['server/modules/activities/activities.test.ts'],
    [{ why: 'every activity names the time of the change', from: "  'updatedAt',\n", to: '' }],
  ),
  ...breakagesOf(
    'domain/rights.ts',
    ['server/modules/accounts/auth.test.ts'],
    [
      { why: 'an editor changes the settings', from: "'settings:write',", to: '' },
      {
        why: 'a viewer writes',
        from: "return role === 'editor' || right.endsWith(':read');",
        to: 'return true;',
      },
    ],
  ),
];
