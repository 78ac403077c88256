import { COMMAND_LINE } from '../server/context.ts';
import { reindex } from '../server/records/reindex.ts';
import { command, withServices } from './command.ts';

const USAGE = `Kullanım: npm run reindex

Aramaların ve sıralamaların okuduğu sütunları bugünkü kurallarla yeniden kurar; içeriğe ve geçmişe dokunmaz.
Gömülü veritabanıyla çalışırken önce sunucuyu durdurun.`;

await command(USAGE, async () => {
  const changed = await withServices(({ records }) => reindex(records, COMMAND_LINE));
  console.log(changed > 0 ? `${changed} kayıt yenilendi.` : 'Her şey güncel.');
  return 0;
});
