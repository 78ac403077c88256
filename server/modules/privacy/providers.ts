import { isIP } from 'node:net';
import type { Provider } from '../../../domain/site/kvkk-text.ts';
import { copiesBucket } from '../../copies/settings.ts';
import type { Env } from '../../env.ts';

/** Who runs a host, by the end of its name: visitors are told a company, never the name of a machine. */
const RUN_BY: ReadonlyArray<readonly [RegExp, string]> = [
  [/(^|\.)(gmail|google|googlemail)\.com$/, 'Google'],
  [/\.(outlook|office365|office)\.com$|\.azure\.com$|\.windows\.net$/, 'Microsoft'],
  [/\.amazonaws\.com$/, 'Amazon Web Services'],
  [/\.cloudflarestorage\.com$/, 'Cloudflare'],
  [/\.digitaloceanspaces\.com$|\.ondigitalocean\.com$/, 'DigitalOcean'],
  [/\.backblazeb2\.com$/, 'Backblaze'],
  [/\.wasabisys\.com$/, 'Wasabi'],
  [/\.your-objectstorage\.com$/, 'Hetzner'],
  [/\.scw\.cloud$/, 'Scaleway'],
  [/\.neon\.tech$/, 'Neon'],
  [/\.supabase\.(co|com)$/, 'Supabase'],
  [/\.aivencloud\.com$/, 'Aiven'],
  [/\.render\.com$/, 'Render'],
  [/\.(sendgrid\.net|sendgrid\.com)$/, 'Twilio SendGrid'],
  [/\.mailgun\.org$/, 'Mailgun'],
  [/\.(brevo\.com|sendinblue\.com)$/, 'Brevo'],
  [/\.postmarkapp\.com$/, 'Postmark'],
  [/\.yandex\.(com|com\.tr|ru)$/, 'Yandex'],
  [/\.zoho\.(com|eu)$/, 'Zoho'],
];

const PRIVATE = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd])/;

function hostOf(address: string | undefined): string {
  return address && URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : '';
}

/** Whether a host is of one's own: this machine, or a name or an address that the internet does not know. */
function isOwn(host: string): boolean {
  if (isIP(host)) return PRIVATE.test(host);
  return !host.includes('.') || /\.(local|internal|lan|home\.arpa)$/.test(host);
}

function runBy(host: string): string | null {
  return RUN_BY.find(([pattern]) => pattern.test(host))?.[1] ?? null;
}

/** `Google e-posta hizmeti`; where nobody knows who runs it, only what it is. */
function named(host: string, service: string, own: string): string {
  if (isOwn(host)) return own;
  const company = runBy(host);
  return company ? `${service} (${company})` : service;
}

/** The host of an S3 store; without an address of its own it is that of the service's inventor. */
function storeHost(endpoint: string | undefined): string {
  return hostOf(endpoint) || 's3.amazonaws.com';
}

/** Where messages are stored, as the end of a sentence. */
export function storedAt(env: Env): string {
  if (!env.DATABASE_URL) return 'bu sitenin çalıştığı sunucuda';
  const host = hostOf(env.DATABASE_URL);
  if (isOwn(host)) return 'kendi sunucularımızda';
  const company = runBy(host);
  return company ? `${company} üzerinde çalışan veritabanımızda` : 'dışarıda barındırılan veritabanımızda';
}

/** The services that data goes through as the program is set up, and those that open only when a visitor asks. */
export function providersOf(env: Env): Provider[] {
  const providers: Provider[] = [];
  const databases = [env.DATABASE_URL, env.DATABASE_READ_URL].filter((url) => url !== undefined).map(hostOf);
  for (const name of new Set(databases.map((host) => named(host, 'Veritabanı hizmeti', ''))))
    if (name) providers.push({ name, does: 'mesajlar ve panel hesapları burada saklanır.' });
  if (env.SMTP_URL)
    providers.push({
      name: named(hostOf(env.SMTP_URL), 'E-posta hizmeti', 'Kendi e-posta sunucumuz'),
      does: 'formla gönderdiğiniz mesaj bize bu yolla da ulaşır.',
    });
  if (env.S3_BUCKET)
    providers.push({
      name: named(storeHost(env.S3_ENDPOINT), 'Dosya deposu', 'Kendi dosya depomuz'),
      does: 'sitenin görselleri ve katalogları burada durur; mesajlar durmaz.',
    });
  const bucket = copiesBucket(env);
  if (bucket)
    providers.push({
      name: named(storeHost(bucket.endpoint), 'Yedek deposu', 'Kendi yedek depomuz'),
      does: `yedeklerin bir kopyası burada durur${env.BACKUP_KEY ? ', şifreli olarak' : ''}.`,
    });
  return [
    ...providers,
    {
      name: 'OpenStreetMap',
      does: 'iletişim sayfasındaki harita yalnızca siz “Haritayı göster” dediğinizde openstreetmap.org adresinden yüklenir.',
    },
    {
      name: 'YouTube',
      does: 'ürün videoları siz video görünümünü seçmeden yüklenmez; çerezsiz adresten oynatılır.',
    },
    { name: 'WhatsApp', does: 'yalnızca siz bir WhatsApp düğmesine bastığınızda açılır.' },
  ];
}
