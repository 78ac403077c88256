import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginningQuestion, runsQuestion } from '../../db/letter-runs.ts';
import type { Database } from '../../db/schema.ts';
import { askRuns, type Search } from '../../db/search-runs.ts';
import type { View } from '../../kinds/kind.ts';

/** What the index is asked: every word in one of the texts that the view has, and nothing that it hides. */
function question(view: View, words: readonly string[]): string {
  const texts = view.isStaff && view.withHidden ? 'own brand category otherCategory' : 'own brand category';
  const found = `{${texts}} : (${runsQuestion(words)})`;
  return view.withHidden ? found : `(${found}) NOT hidden : "xxx"`;
}

/** A search of products in the embedded database, which its index of letter runs answers. */
export function searchRuns(db: Kysely<Database>, view: View, words: readonly string[]): Promise<Search> {
  // The view of what is shown tells the number; the table has it without saying so.
  const row = view.isStaff ? sql.ref('products.rowid') : sql.ref('products.doc');
  const among = (numbers: RawBuilder<unknown>) => sql<SqlBool>`${row} in (${numbers})`;
  return askRuns(db, {
    ...{ table: 'products', question: question(view, words), among, row },
    ...(view.withHidden && { beginning: `own : (${beginningQuestion(words)})` }),
  });
}
