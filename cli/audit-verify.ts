import { parseArgs } from 'node:util';
import { COMMAND_LINE } from '../server/context.ts';
import { command, withServices } from './command.ts';

const USAGE = `Kullanım: npm run audit:verify [-- --head <özet>]

Denetim izinin zincirini baştan sona denetler: her satır öncekinin özetini taşır. Zincir sağlamsa 0, bozuksa 1 ile biter.
--head ile daha önce yazılmış bir özet verilirse, o satırın hâlâ yerinde olduğuna da bakar: sondan silineni böyle
bulursunuz. Gömülü veritabanıyla çalışırken önce sunucuyu durdurun; çalışan sunucuda aynısını panel yapar.`;

await command(USAGE, async () => {
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const { check, isHeadThere } = await withServices(async ({ audit, db }) => {
    const found = values.head
      ? await db.selectFrom('auditEvents').select('seq').where('hash', '=', values.head).executeTakeFirst()
      : undefined;
    return { check: await audit.verify(COMMAND_LINE), isHeadThere: !values.head || found !== undefined };
  });
  if (!check.isWhole) {
    console.error(`Denetim izi bozuk: ${check.brokenAt}. olay yazıldığı gibi değil ya da silinmiş.`);
    return 1;
  }
  if (!isHeadThere) {
    console.error('Denetim izi bozuk: verilen özetin satırı yok; sondan satır silinmiş.');
    return 1;
  }
  console.log(`Zincir sağlam: ${check.count} olay. Son özet: ${check.head}`);
  return 0;
});
