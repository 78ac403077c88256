import { createHash } from 'node:crypto';
import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { type ApiDocument, completeDocument, type Operation } from './document.ts';
import { GUIDE, guideAsMarkdown } from './guide.ts';
import type { createRouter } from './openapi.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#0a2422;background:#fbf9f5;overflow-wrap:anywhere}
h1{font-size:1.75rem}h2{margin-top:2.5rem;border-bottom:1px solid #c9c9bd}li{margin:.6rem 0}code{font:600 .95rem ui-monospace,monospace}
pre{overflow-x:auto;padding:1rem;border:1px solid #c9c9bd;border-radius:.5rem}pre code{font-weight:400;overflow-wrap:normal}
.m{display:inline-block;min-width:4.2rem}ul{list-style:none;padding:0}small{color:#3c5552}a{color:#0b4f4a}
@media(prefers-color-scheme:dark){body{color:#eaf2ee;background:#071917}small{color:#b5c8c2}a{color:#7ad3bf}}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const TAGS: ReadonlyArray<{ name: string; description: string }> = [
  { name: 'Oturum', description: 'Oturum açmak ve kapatmak, şifre, açık oturumlar' },
  { name: 'Hesaplar', description: 'Panelin hesapları: davet, yetki, kapatma, şifre bağlantısı' },
  { name: 'API belirteçleri', description: 'Başka programların (ERP, ajans) anahtarları ve kapsamları' },
  { name: 'Webhooklar', description: 'Olaylardan haber verilen adresler ve gönderilenler' },
  { name: 'Kişisel veriler', description: 'Bir kişinin verilerini bulmak, vermek, silmek; KVKK metni' },
  { name: 'Yedekler', description: 'Her şeyin kopyaları: almak, indirmek, geri dönmek' },
  { name: 'Markalar', description: 'Satılan markalar' },
  { name: 'Kategoriler', description: 'Her markanın kendi kategori ağacı' },
  { name: 'Ürünler', description: 'Ürünler, fiyatları ve stokları' },
  { name: 'Kataloglar', description: 'İndirilen kataloglar ve sayıları' },
  {
    name: 'Taslaklar ve yayın planları',
    description: 'Yayınlanmamış değişiklikler, yayın günleri ve o günkü site',
  },
  { name: 'Site bölümleri', description: 'Sayfaların metinleri, öğeleri, sürümleri ve önizlemeleri' },
  { name: 'Ayarlar', description: 'Sitenin tamamında geçen ayarlar' },
  { name: 'Dosyalar', description: 'Yüklenen görseller ve belgeler' },
  { name: 'Mesajlar', description: 'İletişim formundan gelenler' },
  { name: 'Teklifler', description: 'Ziyaretçilerin listeleri ve verilen teklifler' },
  { name: 'Çöp kutusu ve geçmiş', description: 'Silinenler, sürümler, geri almak' },
  { name: 'Panel', description: 'Yönetim panelinin sayıları ve işlem listesi' },
  { name: 'Site', description: 'Sitenin tek yanıtta okunuşu ve sunucunun durumu' },
  { name: 'Arama', description: 'Ziyaretçilerin araması: yazarken ve bütün sonuçlarıyla' },
];

const INFO = {
  title: 'Vitrin API',
  version: '1',
  description: `Ürünler, markalar, kategoriler, kataloglar ve site metinleri.\n\n${guideAsMarkdown()}`,
  contact: { name: 'Vitrin', url: 'https://vitrin.example/contact' },
  license: { name: 'MIT', identifier: 'MIT' },
};

function page(c: Context, title: string, content: unknown) {
  c.header('Content-Security-Policy', POLICY);
  return c.html(html`<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>${content}</main></body></html>`);
}

/** Texts of the guide, with what stands in backticks as code. */
function inline(text: string) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

function guidePage(c: Context) {
  return page(
    c,
    'Vitrin API kılavuzu',
    html`<h1>Vitrin API kılavuzu</h1><p><a href="/api/docs">Bütün çağrılar</a> · <a href="/api/openapi.json">openapi.json</a></p>
${GUIDE.map(
  ({ title, texts }) =>
    html`<h2>${title}</h2>${texts.map((text) =>
      typeof text === 'string'
        ? html`<p>${inline(text)}</p>`
        : html`<pre tabindex="0"><code>${text.code}</code></pre>`,
    )}`,
)}`,
  );
}

type Call = { method: string; path: string; operation: Operation };

function callsByTag({ paths }: ApiDocument): Map<string, Call[]> {
  const groups = new Map<string, Call[]>(TAGS.map(({ name }) => [name, []]));
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item))
      groups.get(operation.tags?.[0] ?? '')?.push({ method, path, operation });
  return groups;
}

function callsPage(c: Context, document: ApiDocument) {
  return page(
    c,
    'Vitrin API',
    html`<h1>Vitrin API</h1><p><a href="/api/docs/guide">Kılavuz: oturum açmak, sayfalama, sürümler, hatalar, sınırlar</a></p><p>Bütün alanlar: <a href="/api/openapi.json">openapi.json</a></p>
${[...callsByTag(document)].map(
  ([name, calls]) =>
    html`<h2>${name}</h2><ul>${calls.map(
      ({ method, path, operation }) =>
        html`<li><code><span class="m">${method.toUpperCase()}</span>${path}</code><br>${operation.summary ?? ''}. ${inline(operation.description ?? '')}<br><small>${Object.entries(
          operation.responses,
        )
          .map(([status, answer]) => `${status} ${answer.description}`)
          .join(' · ')}</small></li>`,
    )}</ul>`,
)}`,
  );
}

/** Serves the API's description at `/api/openapi.json`, and pages to read it and to learn its use at `/api/docs`. */
export function documentation(
  app: ReturnType<typeof createRouter>,
  { publicUrl, names }: { publicUrl: string | undefined; names: Readonly<Record<string, z.ZodType>> },
): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: '`POST /api/auth/login` yanıtındaki `access_token`',
  });
  // Copies: a schema that was made before the library loaded lacks what it adds to those made after.
  for (const [name, schema] of Object.entries(names)) app.openAPIRegistry.register(name, schema.clone());
  let generated: ApiDocument | undefined;

  function documented(): ApiDocument {
    // Without an address of its own the server is where the document came from.
    const url = publicUrl ? new URL(publicUrl).origin : '/';
    generated ??= {
      ...completeDocument(app.getOpenAPI31Document({ openapi: '3.1.0', info: INFO, tags: [...TAGS] })),
      servers: [{ url, description: 'Bu sunucu' }],
    };
    return generated;
  }
  app.get('/api/openapi.json', (c) => c.json(documented()));
  app.get('/api/docs', (c) => callsPage(c, documented()));
  app.get('/api/docs/guide', guidePage);
}
