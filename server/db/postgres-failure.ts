import { AppError } from '../../domain/errors.ts';
import { codeOf } from '../network-errors.ts';

type Address = { host: string; port: string; user: string; database: string };

/** What an address says, for people to recognize it by: never its password. */
function readAddress(url: string): Address {
  const { hostname, port, username, pathname } = URL.canParse(url) ? new URL(url) : new URL('postgres://');
  const user = decodeURIComponent(username) || 'postgres';
  return {
    host: decodeURIComponent(hostname) || 'localhost',
    port: port || '5432',
    user,
    database: decodeURIComponent(pathname.slice(1)) || user,
  };
}

/** What PostgreSQL, its driver and the network say, by code, and what there is to do. */
function sentenceOf(code: string, { host, port, user, database }: Address): string | undefined {
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" adlı sunucu bulunamadı. Adresteki sunucu adını denetleyin.`;
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case 'ENOENT':
      return `${host}:${port} adresindeki PostgreSQL sunucusuna ulaşılamıyor. Sunucunun çalıştığını, adresteki portu ve güvenlik duvarını denetleyin.`;
    case '28P01':
      return `"${user}" kullanıcısının adı ya da şifresi yanlış. Adresteki kullanıcı adını ve şifreyi denetleyin; şifredeki özel işaretler kodlanarak yazılır (@ yerine %40, : yerine %3A, / yerine %2F).`;
    case '28000':
      return `sunucu "${user}" kullanıcısının "${database}" veritabanına bu makineden bağlanmasına izin vermiyor. Kullanıcının açıldığını ve pg_hba.conf dosyasını denetleyin; sunucu şifreli bağlantı istiyorsa adrese ?sslmode=require ekleyin.`;
    case '3D000':
      return `"${database}" adlı veritabanı yok. Önce oluşturun (createdb -O ${user} ${database}) ya da adresteki adı düzeltin.`;
    case '42501':
      return `"${user}" kullanıcısının "${database}" veritabanında tablo açma yetkisi yok. Veritabanını bu kullanıcının yapın: alter database "${database}" owner to "${user}".`;
    case '53300':
      return `sunucunun bağlantı sınırı dolu. Öteki programların bağlantılarını azaltın ya da sunucuda max_connections değerini artırın.`;
    case '57P03':
      return `sunucu açılıyor ya da kapanıyor. Birazdan yeniden başlatın.`;
    case '25006':
      return `sunucu yalnız okunabiliyor. Adrese yazılabilen ana sunucuyu yazın.`;
    default:
      return undefined;
  }
}

function knownCode(error: unknown): string {
  if (error instanceof AppError) return knownCode(error.cause);
  return codeOf(error) || (error instanceof Error && /timeout/i.test(error.message) ? 'ETIMEDOUT' : '');
}

/**
 * Why PostgreSQL could not be opened, as a sentence that names the variable and says what to do. Errors that are not
 * of the connection stay as they are, unless the caller knows that this one is.
 */
export function postgresFailure(cause: unknown, url: string, options: { connecting: boolean }): unknown {
  const known = sentenceOf(knownCode(cause), readAddress(url));
  if (known) return new Error(`DATABASE_URL: ${known}`, { cause });
  if (!options.connecting) return cause;
  const said = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `DATABASE_URL: veritabanına bağlanılamadı. Adresin biçimini denetleyin (postgres://kullanıcı:şifre@sunucu:5432/veritabanı). Sürücünün yanıtı: ${said}`,
    { cause },
  );
}
