/** A part of the guide: what stands under one heading, in the order it is read. */
type Chapter = { title: string; texts: ReadonlyArray<string | { code: string }> };

/** How the API is used, beside the description of its calls: read as a page and in the document. */
export const GUIDE: readonly Chapter[] = [
  {
    title: 'Oturum açmak',
    texts: [
      'Sitenin gösterdiği her şey anahtarsız okunur. Yazan çağrılar, mesajlar, dosyalar ve geçmiş için önce oturum açılır; gelen `access_token` her çağrıda `Authorization` başlığıyla gönderilir.',
      {
        code: 'curl -X POST https://ornek.com.tr/api/auth/login \\\n  -H \'Content-Type: application/json\' \\\n  -d \'{"email":"ad@firma.com.tr","password":"…"}\'\n\ncurl https://ornek.com.tr/api/messages -H \'Authorization: Bearer <access_token>\'',
      },
      'Oturum son kullanımdan on iki saat sonra kapanır. Geçersiz bir anahtar, anahtarsız okunan adreslerde de 401 yanıtlar. Ne yapılabileceğini hesabın rolü (`role`) söyler: `admin` her şeyi, `editor` ayarlar ve hesaplar dışında her şeyi, `viewer` yalnız okur; izin verilmeyen çağrı 403 yanıtlar. Hesapları değiştirmek ve çöp kutusunu boşaltmak şifreyi bir kez daha ister: `password_required` koduyla gelen 403 yanıtından sonra şifre `POST /api/auth/confirm` ile verilir, beş dakika geçerlidir. `POST /api/auth/logout` oturumu kapatır.',
    ],
  },
  {
    title: 'Listeler ve sayfalama',
    texts: [
      'Bir liste, sınır verilmezse en çok 1.000 kayıt yanıtlar. `limit` (1-500) parçanın boyunu söyler; devamı varsa `Link` başlığında `rel="next"` ile sonraki parçanın adresi, `X-Total-Count` başlığında toplam sayı gelir. `cursor` değerini kendiniz kurmayın.',
      {
        code: 'curl -i \'https://ornek.com.tr/api/products?limit=100&sort=-updatedAt\'\n\nX-Total-Count: 1240\nLink: </api/products?limit=100&sort=-updatedAt&cursor=eyJ…>; rel="next"',
      },
      '`sort` çağrının tanımındaki adlardan biridir; baştaki eksi tersine çevirir. `search` bütün kelimeleri arar, Türkçe harflere ve büyük küçük harfe bakmaz. `includeInactive=true` pasif kayıtları da getirir ve oturum ister. Tanımda olmayan bir değişken 422 yanıtlar.',
    ],
  },
  {
    title: 'Başka programlar: ERP, ajans',
    texts: [
      'Bir program kişilerin şifresiyle değil, kendi belirteciyle bağlanır. Yönetici onu panelde "Hesaplar ve güvenlik", "API belirteçleri" altında oluşturur; `vtn_` ile başlar, yalnız bir kez görünür ve `Authorization: Bearer vtn_…` başlığıyla gönderilir. Kapsamı dışındaki çağrı 403, iptal edilmiş ya da süresi dolmuş belirteç 401 yanıtlar. Bir belirteçle dakikada 600 istek gönderilebilir: `RateLimit-Limit`, `RateLimit-Remaining` ve `RateLimit-Reset` (saniye) her yanıtta gelir, aşıldığında 429.',
      '`PUT /api/products/batch` bir seferde en çok 500 ürünü ekler ya da değiştirir (gövde en çok 4 MB). Ürün önce `externalId` (ERP kodu), yoksa `sku` ile bulunur; `by` ile biri seçilir. Yalnız gönderilen alanlar yazılır. Her satırın sonucu gelir: `created`, `updated` (alan alan), `unchanged` ya da `refused` (alan ve cümle); reddedilen satır ötekileri durdurmaz. `dryRun: true` ile hiçbir şey yazılmaz, ne olacağı söylenir.',
      {
        code: 'curl -X PUT https://ornek.com.tr/api/products/batch \\\n  -H \'Authorization: Bearer vtn_…\' -H \'Content-Type: application/json\' \\\n  -H \'Idempotency-Key: gece-2026-11-23-1\' \\\n  -d \'{"products":[{"externalId":"152.04.0012","stock":40,"price":1250.5}]}\'',
      },
      '`GET /api/products?updatedSince=…` o andan beri değişen ürünleri, `GET /api/deleted-products?updatedSince=…` silinenleri (kimlik, kod, dış kod) verir; ikisi birlikte kendi listenizi güncel tutar. `sku`, `externalId` ve virgülle ayrılmış `ids` (en çok 100) tek tek ürünleri bulur. Örnek betik: `examples/erp-sync`.',
      '`Idempotency-Key` taşıyan bir yazma, aynı anahtarla yeniden gönderilirse ikinci kez yapılmaz: 24 saat boyunca ilk yanıt `Idempotency-Replayed: true` ile döner. Başka bir istekle gelen aynı anahtar 409 (`key_reused`), hâlâ işlenen 409 (`request_running`) yanıtlar. Kişisel veri ya da gizli değer taşıyan çağrılarda (hesaplar, belirteçler, mesajlar, teklifler) anahtar saklanmaz.',
      'Webhooklar olan biteni sizin adresinize `POST` eder: `{ id, event, at, items }`. Olaylar `product.created`, `product.updated`, `product.deleted`, `stock.changed`, `message.created`, `quote.created`, `quote.accepted`; mesaj ve tekliflerin yalnız kimliği gider. Bir gönderi en çok 100 kaydı anlatır. İmza Standard Webhooks biçimindedir: `webhook-signature`, `webhook-id`, `webhook-timestamp` ve gövdenin (`id.zaman.gövde`) `whsec_` anahtarıyla HMAC-SHA-256 özetidir. 10 saniyede 2xx gelmezse 1, 5, 30 dakika, 2 ve 12 saat sonra yeniden denenir; aynı `webhook-id` iki kez gelebilir.',
      'Tarayıcıdan çağıran sayfaların kökeni sunucunun `API_ORIGINS` değişkeninde yazılıysa yanıtlar CORS başlıklarıyla gelir.',
    ],
  },
  {
    title: 'Sürümler',
    texts: [
      'Her kayıt bir `version` taşır; her değişiklik onu bir artırır. `PUT` yalnız gönderdiğiniz alanları değiştirir ve kaydı yanıtlandığı gibi geri de alır. Okuduğunuz `version` değerini birlikte gönderirseniz, kayıt arada değişmişse 409 ve `current` içinde son hâli gelir; hiçbir şey ezilmez.',
      'Aynısı başlıklarla da olur: okumanın `ETag` değeri `If-Match` ile gönderilir, kayıt değişmişse 412 gelir. `If-None-Match` ile sorulan bir okuma, değişmediyse 304 yanıtlar.',
      {
        code: "curl -X PUT https://ornek.com.tr/api/products/<id> \\\n  -H 'Authorization: Bearer <access_token>' -H 'Content-Type: application/json' \\\n  -d '{\"price\":1390,\"version\":7}'",
      },
      'Silinen her şey çöp kutusuna gider: yanıttaki `trashId` ile `POST /api/trash/{id}/restore` geri getirir. Toplu değişikliklerin `undoId` değeri `POST /api/history/undo/{id}` ile geri alınır.',
    ],
  },
  {
    title: 'Hatalar',
    texts: [
      'Her hata aynı biçimdedir: `code` programlar, `message` insanlar içindir. `fields` alanların adıyla Türkçe cümlelerini, `issues` aynı alanları birer `code` ile, `cause` bir çakışmanın nedenini (`version_conflict`, `slug_taken` …), `current` kaydın son hâlini taşır. `error`, `message` ile aynıdır.',
      {
        code: '{\n  "success": false,\n  "code": "invalid",\n  "message": "Fiyat eksi olamaz.",\n  "error": "Fiyat eksi olamaz.",\n  "fields": { "price": "Fiyat eksi olamaz." },\n  "issues": [{ "path": "price", "code": "too_small", "message": "Fiyat eksi olamaz." }]\n}',
      },
      '400 okunamayan istek, 401 oturum yok, 403 hesabın rolü izin vermiyor, 404 kayıt ya da adres yok, 405 yöntem yok, 409 çakışma, 412 eski sürüm, 413 çok büyük, 415 JSON değil, 422 geçersiz alan, 429 çok sık, 500 beklenmeyen hata, 503 sunucu meşgul, 507 diskte yer yok. Her yanıtın `X-Request-Id` değeri sunucunun günlüğünde de yazar.',
    ],
  },
  {
    title: 'İstemci üretmek',
    texts: [
      'Tanım OpenAPI 3.1 biçimindedir; `Product`, `Brand`, `Error` gibi her biçimin adı vardır. TypeScript için:',
      {
        code: 'npx openapi-typescript https://ornek.com.tr/api/openapi.json --default-non-nullable false -o vitrin.ts',
      },
    ],
  },
  {
    title: 'Sınırlar',
    texts: [
      'JSON gövdesi en çok 1 MB ve 20.000 alan (`PUT /api/products/batch`: 4 MB, 100.000 alan), oturumsuz 32 KB ve 200 alan; görsel 5 MB, katalog dosyası 50 MB olabilir. Toplu bir çağrı en çok 5.000 kayıt alır. Oturum açma denemeleri ve iletişim formu sıklıkla sınırlıdır: 429 yanıtındaki `Retry-After` kaç saniye bekleneceğini söyler; 503 için de öyledir.',
      'Tarihler ISO 8601 ve UTC, fiyatlar noktalı ondalık sayıdır (`1250.5`), Türk lirasıdır ve iki basamağa yuvarlanır. Metinlerdeki görünmeyen işaretler saklanmadan temizlenir.',
    ],
  },
];

/** The guide in the notation that readers of such documents show. */
export function guideAsMarkdown(): string {
  return GUIDE.map(({ title, texts }) =>
    [
      `## ${title}`,
      ...texts.map((text) => (typeof text === 'string' ? text : `\`\`\`\n${text.code}\n\`\`\``)),
    ].join('\n\n'),
  ).join('\n\n');
}
