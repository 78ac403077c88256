import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, foldWords } from '../../domain/rules/turkish.ts';
import { beginningQuestion, letterRuns, runsQuestion } from './letter-runs.ts';

const letters = fc.constantFrom(...'aabkçğıIİi1%_"\'*^-(){}:+.🦷ß ');
const texts = fc.string({ unit: letters, maxLength: 60 });

it('find a text exactly where each word stands in it, however short and whatever its signs', () => {
  const db = new DatabaseSync(':memory:');
  db.exec(
    `create virtual table runs using fts5(text, content='', contentless_delete=1, tokenize='ascii', prefix='1')`,
  );
  const put = db.prepare('insert or replace into runs (rowid, text) values (1, ?)');
  const ask = db.prepare('select count(*) as found from runs where runs match ?');
  let finds = 0;
  let begun = 0;
  fc.assert(
    fc.property(texts, fc.string({ unit: letters, minLength: 1, maxLength: 4 }), (text, search) => {
      const words = foldWords(search);
      fc.pre(words.length > 0);
      put.run(letterRuns(fold(text)));
      const found = ask.get(runsQuestion(words))?.found === 1;
      finds += Number(found);
      expect(found).toBe(words.every((word) => fold(text).includes(word)));
      const begins = ask.get(beginningQuestion(words))?.found === 1;
      begun += Number(begins);
      expect(begins).toBe(found && fold(text).startsWith(words[0] ?? ''));
    }),
    { numRuns: 1000, seed: 3 },
  );
  expect(finds).toBeGreaterThan(50);
  expect(begun).toBeGreaterThan(10);
  db.close();
});
