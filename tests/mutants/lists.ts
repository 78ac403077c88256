import type { Breakage } from './breakage.ts';
import { answersList } from './lists/answers.ts';
import { authList } from './lists/auth.ts';
import { dbList } from './lists/db.ts';
import { domain } from './lists/domain.ts';
import { draftsList } from './lists/drafts.ts';
import { files } from './lists/files.ts';
import { httpList } from './lists/http.ts';
import { kinds } from './lists/kinds.ts';
import { libraryList } from './lists/library.ts';
import { machinesList } from './lists/machines.ts';
import { messagesList } from './lists/messages.ts';
import { pages } from './lists/pages.ts';
import { past } from './lists/past.ts';
import { productsList } from './lists/products.ts';
import { quotesList } from './lists/quotes.ts';
import { recordsList } from './lists/records.ts';
import { search } from './lists/search.ts';
import { site } from './lists/site.ts';

/** All breakages by the part of the program that they are in. */
export const LISTS: Readonly<Record<string, readonly Breakage[]>> = {
  domain,
  db: dbList,
  records: recordsList,
  kinds,
  products: productsList,
  site,
  library: libraryList,
  machines: machinesList,
  messages: messagesList,
  quotes: quotesList,
  drafts: draftsList,
  auth: authList,
  past,
  pages,
  http: httpList,
  answers: answersList,
  files,
  search,
};
