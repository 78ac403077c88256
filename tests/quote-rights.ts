import type { Right } from '../domain/rights.ts';
import { expectNothing, expectRefusal } from './verb-refusals.ts';
import type { Open } from './verb-rights.ts';

const LIST = { name: 'A', clinic: '', phone: '', email: '', note: '' };
const GUEST = { address: '203.0.113.7' };

function everyone(call: Open['call'], ...writes: string[]): Open {
  return { call, writes };
}

/** What the verbs of quotes ask of their callers. */
export const QUOTE_VERBS: Readonly<Record<string, Right | Open>> = {
  receive: everyone(
    ({ quotes }, hidden) =>
      quotes
        .receive({
          sending: { ...LIST, items: [{ productId: hidden.products, quantity: 1, note: '' }] },
          ...GUEST,
        })
        .catch(expectRefusal),
    'rateLimits',
  ),
  open: everyone(({ quotes }) => quotes.open('yok').catch(expectNothing)),
  page: everyone(({ quotes }) => quotes.page('yok').catch(expectNothing)),
  accept: everyone(({ quotes }) =>
    quotes.accept('yok', { name: 'A', note: null, ...GUEST }).catch(expectNothing),
  ),
  offered: everyone(({ quotes }) => quotes.offered('yok').catch(expectNothing)),
  shownLines: everyone(({ quotes }, hidden) => quotes.shownLines([hidden.products])),
  list: 'quotes:read',
  get: 'quotes:read',
  counts: 'quotes:read',
  people: 'quotes:read',
  sheet: 'quotes:read',
  noteOpened: everyone(({ quotes }) => quotes.noteOpened('yok', { userAgent: 'Mozilla/5.0' })),
  exportCsv: 'quotes:read',
  create: 'quotes:write',
  copy: 'quotes:write',
  update: 'quotes:write',
  addNote: 'quotes:write',
  setMany: 'quotes:write',
  remove: 'quotes:write',
  removeMany: 'quotes:write',
  refreshPrices: 'quotes:write',
  send: 'quotes:write',
};
