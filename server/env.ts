import { Cron } from 'croner';
import { z } from 'zod';
import { KEEP_PATTERN } from '../domain/rules/kept-copies.ts';
import { PASSWORD_MIN } from '../domain/things/account.ts';

const emptyToUndefined = (value: unknown) => (value === '' ? undefined : value);

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(emptyToUndefined, schema.optional());
}

const webAddress = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'http:// ya da https:// ile başlayan bir adres olmalı',
  );

/** The address of a hook: a name and a password within it would stand in sentences about it. */
const hook = webAddress.refine(
  (value) => !URL.canParse(value) || (new URL(value).username === '' && new URL(value).password === ''),
  'kullanıcı adı ve şifre taşımamalı, gizli değer CDN_PURGE_TOKEN ile verilir',
);

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}

function isSchedule(value: string): boolean {
  try {
    return new Cron(value, { paused: true, mode: '5-or-6-parts' }).nextRun() !== null;
  } catch {
    return false;
  }
}

function isScanner(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname } = new URL(value);
  return protocol === 'tcp:'
    ? hostname !== ''
    : protocol === 'unix:' && hostname === '' && pathname.length > 1;
}

const variables = z.object({
  NODE_ENV: z.preprocess(
    emptyToUndefined,
    z.enum(['production', 'development', 'test']).default('production'),
  ),
  PORT: z.preprocess(
    emptyToUndefined,
    z.coerce
      .number('bir sayı olmalı')
      .int('tam sayı olmalı')
      .min(0, '0 ile 65535 arasında olmalı')
      .max(65535, '0 ile 65535 arasında olmalı')
      .default(3000),
  ),
  HOST: z.preprocess(emptyToUndefined, z.string().default('0.0.0.0')),
  PUBLIC_URL: optional(webAddress.transform((value) => value.replace(/\/+$/, ''))),
  ALLOWED_HOSTS: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .default('')
      .transform((value) =>
        value
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      ),
  ),
  API_ORIGINS: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .default('')
      .transform((value) => value.split(/[\s,]+/).filter(Boolean))
      .refine(
        (origins) => origins.every(isOrigin),
        'https://ajans.example gibi, yolu olmayan adresler olmalı',
      ),
  ),
  DATA_DIR: z.preprocess(emptyToUndefined, z.string().default('./data')),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'postgres:// ile başlamalı')),
  DATABASE_READ_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'postgres:// ile başlamalı')),
  ADMIN_EMAIL: optional(z.email('geçerli bir e-posta adresi olmalı')),
  ADMIN_PASSWORD: optional(z.string().min(PASSWORD_MIN, `en az ${PASSWORD_MIN} karakter olmalı`)),
  PASSWORD_MIN: z.preprocess(
    emptyToUndefined,
    z.coerce
      .number('bir sayı olmalı')
      .int('tam sayı olmalı')
      .min(PASSWORD_MIN, `en az ${PASSWORD_MIN} olmalı`)
      .max(64, 'en çok 64 olmalı')
      .default(PASSWORD_MIN),
  ),
  LOG_LEVEL: z.preprocess(
    emptyToUndefined,
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'fatal, error, warn, info, debug, trace ya da silent olmalı',
      )
      .default('info'),
  ),
  TRUST_PROXY: z.preprocess(emptyToUndefined, z.stringbool('true ya da false olmalı').default(false)),
  PICTURES_AT_START: z.preprocess(emptyToUndefined, z.stringbool('true ya da false olmalı').default(true)),
  METRICS_TOKEN: optional(z.string().min(16, 'en az 16 karakter olmalı')),
  HISTORY_RETENTION_DAYS: optional(
    z.coerce
      .number('bir sayı olmalı')
      .int('tam sayı olmalı')
      .min(1, 'en az 1 olmalı')
      .max(36_500, 'en çok 36500 olmalı'),
  ),
  BACKUP_DIR: optional(z.string()),
  BACKUP_CRON: optional(
    z.string().refine(isSchedule, 'beş alanlı bir zaman olmalı, her gece üç için 0 3 * * * gibi'),
  ),
  BACKUP_KEEP: z.preprocess(
    emptyToUndefined,
    z
      .string()
      .regex(KEEP_PATTERN, '14 gibi bir sayı ya da 7,4,12 gibi gün, hafta ve ay sayısı olmalı')
      .default('7,4,12'),
  ),
  BACKUP_KEY: optional(z.string().min(12, 'en az 12 karakter olmalı')),
  BACKUP_S3_BUCKET: optional(z.string()),
  BACKUP_S3_ENDPOINT: optional(webAddress),
  BACKUP_S3_REGION: optional(z.string()),
  BACKUP_S3_ACCESS_KEY_ID: optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()),
  CLAMD_URL: optional(
    z
      .string()
      .refine(isScanner, 'tcp://sunucu:3310 ya da unix:///run/clamav/clamd.ctl biçiminde bir adres olmalı'),
  ),
  SMTP_URL: optional(
    z
      .string()
      .regex(/^smtps?:\/\//, 'smtp:// ya da smtps:// ile başlamalı')
      .refine(
        (value) => URL.canParse(value) && new URL(value).hostname !== '',
        'smtps://kullanıcı:şifre@sunucu:port biçiminde olmalı; şifredeki özel işaretler kodlanarak yazılır (@ yerine %40)',
      ),
  ),
  SMTP_FROM: optional(z.string()),
  SMTP_TO: optional(z.string()),
  S3_ENDPOINT: optional(webAddress),
  S3_BUCKET: optional(z.string()),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  CDN_MAX_AGE: optional(
    z.coerce
      .number('bir sayı olmalı')
      .int('tam sayı olmalı')
      .min(1, 'en az 1 olmalı')
      .max(31_536_000, 'en çok 31536000 olmalı'),
  ),
  CDN_PURGE_URL: optional(hook),
  CDN_PURGE_TOKEN: optional(
    z.string().regex(/^[\x20-\x7e]{8,}$/, 'en az 8 karakter olmalı, harf, rakam ve düz işaretlerle'),
  ),
});

/** One variable that says nothing without another. */
function needs(name: keyof z.output<typeof variables>, other: keyof z.output<typeof variables>) {
  const holds = (env: z.output<typeof variables>) => env[name] === undefined || env[other] !== undefined;
  return [holds, { path: [name], message: `${other} olmadan verilemez` }] satisfies Parameters<
    typeof variables.refine
  >;
}

const environment = variables
  .refine(...needs('DATABASE_READ_URL', 'DATABASE_URL'))
  // A CDN keeps one answer for all: without a fixed address a request could choose what links in it begin with.
  .refine(...needs('CDN_MAX_AGE', 'PUBLIC_URL'))
  .refine(...needs('CDN_PURGE_URL', 'CDN_MAX_AGE'))
  .refine(...needs('CDN_PURGE_TOKEN', 'CDN_PURGE_URL'));

/** The settings of one process, as they came from the environment. */
export type Env = z.output<typeof environment>;

/**
 * Reads the environment once.
 * @throws Error with one sentence a wrong variable, naming it; values are not repeated, they may be secrets.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = environment.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map((issue) => `${issue.path.join('.')} değeri yanlış: ${issue.message}.`).join('\n'),
  );
}
