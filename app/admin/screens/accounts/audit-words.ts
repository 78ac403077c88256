import { ROLE_NAMES, ROLES } from '../../../../domain/rights.ts';
import type { AuditEvent, AuditGroup, AuditLine } from '../../../../domain/things/audit.ts';

/** What each event is called. */
export const EVENT_WORDS: Record<AuditEvent, string> = {
  signed_in: 'Giriş yapıldı',
  sign_in_refused: 'Giriş reddedildi',
  signed_out: 'Çıkış yapıldı',
  session_ended: 'Oturum kapatıldı',
  access_refused: 'Yetkisiz işlem reddedildi',
  password_changed: 'Şifre değişti',
  password_refused: 'Şifre onayı reddedildi',
  link_made: 'Şifre bağlantısı hazırlandı',
  account_added: 'Hesap açıldı',
  account_changed: 'Hesap değişti',
  role_changed: 'Yetki değişti',
  account_closed: 'Hesap kapatıldı',
  account_opened: 'Hesap yeniden açıldı',
  account_removed: 'Hesap silindi',
  second_step_changed: 'İkinci adım değişti',
  passkeys_changed: 'Geçiş anahtarları değişti',
  recovery_codes_renewed: 'Kurtarma kodları yenilendi',
  token_made: 'API belirteci oluşturuldu',
  token_revoked: 'API belirteci iptal edildi',
  webhook_added: 'Webhook eklendi',
  webhook_changed: 'Webhook değişti',
  webhook_removed: 'Webhook silindi',
  purged: 'Kalıcı olarak silindi',
  trash_emptied: 'Çöp kutusu boşaltıldı',
  exported: 'Dışa aktarıldı',
  person_exported: 'Kişisel veriler dışa aktarıldı',
  person_erased: 'Kişisel veriler silindi',
  messages_anonymized: 'Eski mesajlar anonimleştirildi',
  quotes_anonymized: 'Eski teklifler anonimleştirildi',
  trail_shortened: 'Süresi dolan olaylar silindi',
  restored: 'Yedekten dönüldü',
  chain_checked: 'Zincir denetlendi',
};

export const GROUP_WORDS: readonly { value: AuditGroup; label: string }[] = [
  { value: 'signIns', label: 'Girişler' },
  { value: 'rights', label: 'Yetkiler' },
  { value: 'purges', label: 'Silinenler' },
  { value: 'exports', label: 'Dışa aktarma' },
];

const WORDS: Readonly<Record<string, string>> = {
  password: 'şifre',
  app: 'kod uygulaması',
  recovery: 'kurtarma kodu',
  passkey: 'geçiş anahtarı',
  code: 'yanlış kod',
  closed: 'hesap kapalı',
  mail: 'e-postayla',
  link: 'elden',
  ...Object.fromEntries(ROLES.map((role) => [role, ROLE_NAMES[role]])),
};

function word(value: unknown): string {
  return WORDS[String(value)] ?? String(value);
}

/** What a line says besides, in one sentence. */
export function detailWords({ subject, actor, detail, address }: AuditLine): string {
  const { from, to, why, way, device, isNew, count, what, role, method, path } = detail;
  return [
    subject && subject !== actor && subject,
    from !== undefined && to !== undefined && `${word(from)} → ${word(to)}`,
    why !== undefined && (why === 'password' ? 'yanlış şifre' : word(why)),
    way !== undefined && word(way),
    role !== undefined && word(role),
    device,
    isNew === true && 'yeni cihaz',
    what,
    count !== undefined && `${count} kayıt`,
    method !== undefined && `${method} ${path}`,
    address,
  ]
    .filter(Boolean)
    .join('; ');
}
