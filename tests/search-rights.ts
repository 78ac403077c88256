/** What stands among the services of searches and is no verb, with the reason. */
export const NO_SEARCH_VERBS: Readonly<Record<string, string>> = {
  'finder.idsOf': 'asked by search.find, which asked before',
  'synonyms.current': 'asked by finder',
  'index.begin': 'the index keeps itself in step',
  'index.ready': 'the program waits for itself',
  'index.current': 'asked by finder, which shows what visitors see',
  'index.close': 'ends the program',
};
