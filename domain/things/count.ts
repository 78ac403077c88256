/**
 * What a visitor's browser tells of: a product that was looked at, a search, and taps on the ways to reach the company
 * (WhatsApp, telephone, mail).
 */
export const TOLD = ['view', 'search', 'chat', 'call', 'mail'] as const;
export type Told = (typeof TOLD)[number];

/** What is counted by day. */
export const COUNTED = [
  'views',
  'downloads',
  'quotes',
  'messages',
  'searches',
  'chats',
  'calls',
  'mails',
] as const;
export type Counted = (typeof COUNTED)[number];

/** What is counted by brand too. */
export const MEASURES = ['views', 'downloads', 'quotes'] as const satisfies readonly Counted[];
export type Measure = (typeof MEASURES)[number];

/** How many weeks the panel looks back, this one among them. */
export const WEEKS = 12;
