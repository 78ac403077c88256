import { type Breakage, breakagesOf } from '../breakage.ts';

/** How the database is asked, and what of it stays in memory. */
export const dbList: Breakage[] = [
  ...breakagesOf(
    'server/db/writer-thread.ts',
    ['server/db/apart.test.ts'],
    [
      {
        why: 'a bulk call that failed half way is stored by its commit',
        from: 'if (!failure) for (const',
        to: 'for (const',
      },
      {
        why: 'after one bulk call that failed none works any more',
        from: `  rollBack(): void {
    failure = null;`,
        to: '  rollBack(): void {',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/log-sync.ts',
    ['server/db/log-sync.test.ts'],
    [
      { why: 'the log grows for ever', from: 'syncs === SYNCS', to: 'syncs < 0' },
      {
        why: 'a log that was not there is never looked for again',
        from: '      opened = undefined;\n',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/seal.ts',
    ['server/db/seal.test.ts'],
    [
      {
        why: 'a file that was changed since is taken for the one that was left',
        from: 'sealed === stateOf(file)',
        to: 'sealed !== null',
      },
      { why: 'a log beside a sealed file is left out', from: ' && !existsSync(`${file}-wal`)', to: '' },
    ],
  ),
  ...breakagesOf(
    'server/db/open.ts',
    ['server/db/seal.test.ts'],
    [
      { why: 'what a late look finds is told nobody', from: '        .then(requireWhole)\n', to: '' },
      { why: 'a damaged file is sealed as a whole one', from: 'if (!damage) sealFile', to: 'sealFile' },
    ],
  ),
  ...breakagesOf(
    'server/db/prepared.ts',
    ['server/db/prepared.test.ts'],
    [
      { why: 'a statement answers from the table of another', from: '`${shape} ${names}`', to: '`${names}`' },
      { why: 'a statement is put together for each call', from: 'known.set(key, query);', to: '' },
    ],
  ),
  ...breakagesOf(
    'server/db/apart.ts',
    ['server/db/apart.test.ts'],
    [
      {
        why: 'a bulk call and a small write are begun at the same time',
        from: 'own.release = await this.#lock();',
        to: 'own.release = () => undefined;',
      },
      {
        why: 'a bulk call is told nothing of what it asks',
        from: 'return { rows: (await this.#send()) as R[] };',
        to: 'return { rows: (await this.#send()).slice(0, 0) as R[] };',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/searching.ts',
    ['server/db/searching.test.ts'],
    [
      {
        why: 'one slow search of a small site begins a thread',
        from: 'long = ms > LONG_MS ? long + 1 : 0;',
        to: 'long += ms > LONG_MS ? 1 : 0;',
      },
      {
        why: 'a search that comes alone goes to the thread',
        from: 'if (await isAlone()) return null;',
        to: 'await isAlone();',
      },
      {
        why: 'a search beside one that is underway holds everybody up',
        from: 'waiting === 1 && !isAsking',
        to: 'waiting === 1',
      },
      {
        why: 'a search thread that failed is asked for ever',
        from: `        gone();
        some.push(`,
        to: '        some.push(',
      },
      {
        why: 'a search thread stays for ever',
        from: 'if (answers) thread.rest(gone);\n      else {',
        to: 'if (!answers) {',
      },
      {
        why: 'searches that wait behind one that failed wait for ever',
        from: 'some.push(...queue.splice(0));',
        to: 'queue.splice(0);',
      },
      {
        why: 'of searches that go to the thread together each gets the rows of the first',
        from: 'answer(answers?.[at] ?? null)',
        to: 'answer(answers?.[at - at] ?? null)',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/row-sets.ts',
    ['server/db/row-sets.test.ts'],
    [
      {
        why: 'the last row of a set is not in it',
        from: 'let to = this.#numbers.length;',
        to: 'let to = this.#numbers.length - 2;',
      },
      {
        why: 'a set stays in memory after its statement',
        from: 'void lent.delete(number)',
        to: 'number',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/stamped.ts',
    ['server/modules/brands/brands.test.ts', 'server/modules/many-categories.test.ts'],
    [
      {
        why: 'a brand that is gone is still counted',
        from: 'for (const old of before.stamps.difference(stamps)) facts.delete(brandOf(old));',
        to: '',
      },
      {
        why: 'what is known of a brand stays as it was first read',
        from: '[...stamps.difference(before.stamps)].map(brandOf)',
        to: '[...before.stamps.difference(before.stamps)].map(brandOf)',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/lanes.ts',
    ['server/db/searching.test.ts'],
    [
      {
        why: 'no search leaves this thread',
        from: 'const rows = await searching?.ask(query);',
        to: 'const rows = null as unknown[] | null;',
      },
      {
        why: 'nobody hears how long a search took',
        from: 'searching?.took(performance.now() - started);',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/lanes.ts',
    ['server/db/log-sync.test.ts'],
    [
      {
        why: 'a read waits for the disk',
        from: 'return this.#driver.takeTurn<R>',
        to: 'return this.#driver.write<R>',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/kept.ts',
    ['server/db/kept.test.ts'],
    [
      { why: 'visitors see the page of yesterday', from: '      kept.delete(key);', to: '' },
      {
        why: 'a page that was begun before a change is kept after it',
        from: 'if (isWorth(result) && !isOutdated(reads, changed)) keep(key, held);',
        to: 'if (isWorth(result)) keep(key, held);',
      },
      {
        why: 'who asks after a change is given what was begun before it',
        from: 'begun && begun.changed.size === 0;',
        to: 'begun !== undefined;',
      },
      {
        why: 'a thousand visitors render one page a thousand times',
        from: 'begun && begun.changed.size === 0;',
        to: 'begun && false;',
      },
      {
        why: 'a page made of what was in memory never hears that it has changed',
        from: '      noteReads(held.reads);',
        to: '',
      },
    ],
  ),
  ...breakagesOf(
    'server/db/lanes.ts',
    ['server/db/lanes.test.ts'],
    [
      {
        why: 'a transaction does not see what it has written',
        from: 'if (this.release) return this.#driver.writing.executeQuery<R>(query);',
        to: 'if (this.release && !isRead(query)) return this.#driver.writing.executeQuery<R>(query);',
      },
      {
        why: 'a write falls into the transaction of somebody else',
        from: 'await before;',
        to: '',
      },
      {
        why: 'after a failure nobody writes any more',
        from: '      this.#end(lane);\n    }\n  }',
        to: '    }\n  }',
      },
      {
        why: 'a write is answered before the disk has it',
        from: '    // The next one writes meanwhile.\n    await this.#lanes.log?.sync();',
        to: '',
        tests: ['server/db/log-sync.test.ts'],
      },
      {
        why: 'a disk that fails takes back what another one writes',
        from: 'if (!lane.release) return;',
        to: '',
        tests: ['server/db/log-sync.test.ts'],
      },
      { why: 'a visitor waits for who writes', from: 'if (!reading) return', to: 'return' },
    ],
  ),
  ...breakagesOf(
    'server/db/search-runs.ts',
    ['server/db/search-runs.test.ts'],
    [
      {
        why: 'what most rows have is counted as if it ended where numbers are no longer handed on',
        from: 'return { total: Number(counted.rows[0]?.count ?? 0) };',
        to: 'return { total };',
      },
      {
        why: 'a list shows only what is among the first numbers found',
        from: 'if (total <= MANY) return { total, numbers };',
        to: 'if (total <= MANY * 2) return { total, numbers };',
      },
      {
        why: 'what was found once is found for ever',
        from: 'if (known?.stamp === stamp) return known;',
        to: 'if (known) return known;',
      },
      {
        why: 'the same question is asked anew by every page and order of a list',
        from: 'if (known?.stamp === stamp) return known;',
        to: '',
      },
      {
        why: 'another table is answered with what the first has',
        from: 'const key = `${table} ${question}`;',
        to: 'const key = question;',
      },
      {
        why: 'a transaction is answered with what it has changed itself since',
        from: 'if (db.isTransaction) return readFinds(db, table, question);',
        to: '',
      },
    ],
  ),
];
