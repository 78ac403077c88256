import { z } from 'zod';

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

const environment = z.object({
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
  DATA_DIR: z.preprocess(emptyToUndefined, z.string().default('./data')),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'postgres:// ile başlamalı')),
  ADMIN_EMAIL: optional(z.email('geçerli bir e-posta adresi olmalı')),
  ADMIN_PASSWORD: optional(z.string().min(6, 'en az 6 karakter olmalı')),
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
});

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
