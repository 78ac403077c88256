import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../factories.ts';
import { openMailbox } from '../mailbox.ts';
import { ENGINES } from './engines.ts';

const SHARED = ENGINES.filter(({ openBeside }) => openBeside);

describe.runIf(SHARED.length > 0).each(SHARED.length > 0 ? SHARED : ENGINES)(
  'mails of two instances on $name',
  (engine) => {
    beforeAll(() => engine.start());
    afterAll(() => engine.stop());

    it('leave once each, and one that somebody is about to take holds up none of the others', async () => {
      const mailbox = await openMailbox();
      const { databaseUrl, drop } = await engine.place();
      const env = { SMTP_URL: mailbox.url, SMTP_FROM: 'site@vitrin.example' };
      const open = () => openTestApp({ databaseUrl, env });
      const [first, second] = [await open(), await open()];
      const { db } = first.services;
      const subjects = Array.from({ length: 12 }, (_, index) => `Mesaj ${index + 10}`);
      const at = first.clock.read().toISOString();
      const rows = subjects.map((subject, index) => ({
        id: `mail-${index + 10}`,
        mail: JSON.stringify({ subject, text: subject }),
        ...{ createdAt: at, dueAt: at, attempts: 0 },
      }));
      const works = () => Promise.all([first.services.mailer.work(), second.services.mailer.work()]);
      await db.transaction().execute(async (tx) => {
        await db.insertInto('mails').values(rows).execute();
        await sql`select id from mails where id = 'mail-10' for update`.execute(tx);
        await works();
        expect((await db.selectFrom('mails').select('id').execute()).map(({ id }) => id)).toEqual([
          'mail-10',
        ]);
      });
      await works();
      const arrived = [];
      for (const _ of subjects) arrived.push((await mailbox.next()).subject);
      expect(arrived.sort()).toEqual(subjects);
      expect(await db.selectFrom('mails').selectAll().execute()).toEqual([]);
      await second.services.close();
      await first.close();
      await mailbox.close();
      await drop();
    });
  },
);
