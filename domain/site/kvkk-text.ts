import { PATHS } from './paths.ts';

/** A service that a part of the data goes through: who runs it, and what for. */
export type Provider = { name: string; does: string };

/** What the privacy text is made of: the company's own data, and what the program is set up to do. */
export type KvkkFacts = {
  company: string;
  address: string;
  email: string;
  messageMonths: number;
  quoteMonths: number;
  sessionDays: number;
  logMonths: number;
  /** How many copies stay, as `BACKUP_KEEP` says it; null where none are made by themselves. */
  keep: string | null;
  /** Where messages are stored, as the end of a sentence: `bu sitenin çalıştığı sunucuda`. */
  storedAt: string;
  providers: readonly Provider[];
};

function months(count: number): string {
  return count % 12 === 0 ? `${count / 12} yıl` : `${count} ay`;
}

function copiesSentence(keep: string | null): string {
  if (keep === null)
    return 'Elle alınır. Silinen veriler, eski yedekler silinene kadar onların içinde kalabilir; bir yedeğe dönülürse yeniden silinir.';
  const [days, weeks, kept] = keep.split(',').map(Number);
  const span =
    weeks === undefined
      ? `en yeni ${days} yedek tutulur`
      : `${days} günlük, ${weeks} haftalık ve ${kept} aylık yedek tutulur, daha eskileri silinir`;
  return `Düzenli alınır; ${span}. Silinen veriler bu süre içinde yedeklerden de düşer; o zamana kadar bir yedeğe dönülürse yeniden silinir.`;
}

/**
 * The privacy text that tells what the program really does, from its settings. Paragraphs are parted by empty lines;
 * `## ` begins a heading, `- ` a line of a list; `**bold**` and `[text](address)` stand within a line.
 */
export function kvkkDraft(facts: KvkkFacts): string {
  const { company, address, email, providers } = facts;
  return `Bu metin, ${company} olarak bu site üzerinden aldığımız kişisel verileri 6698 sayılı Kişisel Verilerin Korunması Kanunu'na göre nasıl işlediğimizi anlatır.

## Veri sorumlusu

${[company, address].filter(Boolean).join(', ')}${email && ` – ${email}`}

## Hangi verileri, neden alıyoruz

- **İletişim formu:** adınız, e-posta adresiniz, telefonunuz, konu ve mesajınız. Yalnızca size dönüş yapmak ve talebinizi karşılamak için kullanılır. Formu gönderirken gördüğünüz bilgilendirmenin sürümü de mesajla birlikte saklanır.
- **Teklif listesi:** istediğiniz ürünler ile yazdıysanız adınız, kliniğiniz, telefonunuz, e-posta adresiniz ve notlarınız. Yalnızca teklif hazırlamak ve size iletmek için kullanılır. Göndermediğiniz liste yalnızca kendi cihazınızda durur; gönderdiğinizi, bağlantısını bilen herkes görebilir.
- **Teknik kayıtlar:** bağlantı adresiniz (IP) ve istek saati. Siteyi ayakta tutmak, kötüye kullanımı önlemek ve katalog indirmelerini saymak için kısa süre kullanılır. İstek kayıtlarında adresiniz kısaltılmış durur.
- **Sayımlar:** hangi ürüne kaç kez bakıldığı, kaç arama ve indirme yapıldığı, WhatsApp, telefon ve e-posta bağlantılarına kaç kez dokunulduğu gün gün sayılır. Çerez kullanılmaz; kimin baktığı ve ne aradığı bu sayımlarda yazmaz.
- **Panel hesapları:** siteyi yöneten çalışanlarımızın adı, e-posta adresi, oturumları ve yaptıkları işlemler. Yetkisiz girişi önlemek ve değişiklikleri izleyebilmek için tutulur.

Form özel nitelikli veri istemez; hasta bilgisi yazmamanızı rica ederiz.

## Ne kadar saklıyoruz

- **Mesajlar:** gönderilmesinden ${months(facts.messageMonths)} sonra kendiliğinden anonimleştirilir. Ad, e-posta, telefon, konu ve metin, mesajın geçmişinden de silinir; yalnızca o tarihte bir mesaj geldiği bilgisi kalır.
- **Teklif listeleri:** gönderilmesinden ${months(facts.quoteMonths)} sonra kendiliğinden anonimleştirilir ve bağlantısı kapanır. Kimin istediği ve notlar listenin geçmişinden de silinir; ürünler ve tutarlar kalır.
- **Oturum ve cihaz kayıtları:** oturum en geç 30 günde biter ve kaydı silinir. Çalışanlarımızın giriş yaptığı cihazlar, ${facts.sessionDays} gün kullanılmayınca unutulur.
- **Güvenlik kayıtları:** girişler ve yetki değişiklikleri gibi olaylar ${months(facts.logMonths)} tutulur.
- **Yedekler:** ${copiesSentence(facts.keep)}

## Hukuki sebep

Verileriniz, bir sözleşmenin kurulması veya ifası ile doğrudan ilgili olması ve meşru menfaatimiz (Kanun'un 5. maddesinin 2. fıkrası, c ve f bentleri) sebeplerine dayanarak işlenir.

## Nerede duruyor, kimlerle paylaşıyoruz

Mesajlarınız ${facts.storedAt} saklanır. Formla gönderdikleriniz satılmaz ve reklam için kullanılmaz. Talebiniz gerektirdiğinde ilgili marka temsilcisiyle, kanunun zorunlu kıldığı hâllerde yetkili kurumlarla paylaşılır.

Kullandığımız hizmetler:

${providers.map(({ name, does }) => `- **${name}:** ${does}`).join('\n')}

## Haklarınız

Kanun'un 11. maddesine göre verilerinizin işlenip işlenmediğini öğrenebilir, bir kopyasını isteyebilir, düzeltilmesini veya silinmesini isteyebilir, işlenmesine itiraz edebilirsiniz. Başvurunuzu yukarıdaki e-posta adresine ya da [iletişim formuyla](${PATHS.contact}) iletin; en geç 30 gün içinde yanıtlarız. Silme isteğiniz mesajlarınızı ve teklif listelerinizi, geçmişlerini ve çöp kutusundaki hâllerini kapsar.`;
}
