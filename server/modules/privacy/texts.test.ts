import { afterEach, expect, it } from 'vitest';
import type { Settings } from '../../../domain/site/setting.ts';
import { openTestApp, type TestApp } from '../../../tests/factories.ts';

const sites: TestApp[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

async function open(env: Record<string, string> = {}) {
  const site = await openTestApp({ env });
  sites.push(site);
  return { ...site, text: () => site.services.privacy.currentText() };
}

it('says what the program is set up to do: periods, copies and who runs what, never the name of a host', async () => {
  const site = await open({
    ...{ SMTP_URL: 'smtps://ben:sifre@smtp.gmail.com:465', SMTP_FROM: 'site@vitrin.example' },
    ...{ BACKUP_CRON: '0 3 * * *', BACKUP_KEEP: '14', BACKUP_KEY: 'uzun bir parola cümlesi' },
    ...{ BACKUP_S3_BUCKET: 'gizli-kova', BACKUP_S3_ENDPOINT: 'https://s3.depo.example' },
  });
  await site.ok('PUT', '/settings', { companyName: 'Nordfil Dental', messageMonths: '18', sessionDays: 90 });
  const { text } = await site.text();
  for (const said of [
    'Nordfil Dental olarak',
    'gönderilmesinden 18 ay sonra kendiliğinden anonimleştirilir',
    '90 gün kullanılmayınca',
    'olaylar 2 yıl tutulur',
    'en yeni 14 yedek tutulur',
    '**E-posta hizmeti (Google):**',
    '**Yedek deposu:** yedeklerin bir kopyası burada durur, şifreli olarak.',
    '**OpenStreetMap:**',
    '**YouTube:**',
  ])
    expect(text).toContain(said);
  for (const secret of ['sifre', 'smtp.', 'gizli-kova', 'depo.example']) expect(text).not.toContain(secret);
});

it('has versions: a new one when it says something else, the old one when it says that again', async () => {
  const site = await open();
  const first = await site.text();
  expect(first.text).toContain('**Yedekler:** Elle alınır.');
  site.clock.advance({ hours: 1 });
  expect(await site.text()).toEqual(first);
  await site.ok('PUT', '/settings', { kvkkText: '## Bizim metnimiz\n\nBu kadar.' });
  const own = await site.text();
  expect(own).toMatchObject({
    text: '## Bizim metnimiz\n\nBu kadar.',
    createdAt: site.clock.read().toISOString(),
  });
  const { draft, current } = await site.ok<{ draft: string; current: object }>('GET', '/privacy/text');
  expect([draft, current]).toEqual([first.text, own]);
  await site.ok('PUT', '/settings', { kvkkText: null });
  expect(await site.text()).toEqual(first);
  const editor = await site.signIn('editor');
  expect((await site.call('GET', '/privacy/text', undefined, { token: editor })).status).toBe(403);
  expect((await site.call('GET', '/privacy/texts/yok')).status).toBe(404);
});

it('takes periods that the program can keep', async () => {
  const site = await open();
  const wrong = { messageMonths: '0', sessionDays: '401', logMonths: '5,5' };
  const { status, body } = await site.call('PUT', '/settings', wrong);
  expect([status, Object.keys(body.fields)]).toEqual([422, Object.keys(wrong)]);
  expect(body.fields.messageMonths).toBe('1 ile 120 arasında bir tam sayı girin.');
  expect((await site.ok<Settings>('PUT', '/settings', { logMonths: 6 })).logMonths).toBe('6');
});
