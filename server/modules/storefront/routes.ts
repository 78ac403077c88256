import type { StorefrontService } from './service.ts';

type Answer = (
  service: StorefrontService,
  origin: string,
  match: RegExpExecArray,
) => Promise<Response | null>;

const HOUR = 'public, max-age=3600';

function text(body: string, type: string): Response {
  return new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': HOUR } });
}

function missing(): Response {
  return new Response('Bulunamadı.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

const FILES: ReadonlyArray<[path: RegExp, answer: Answer]> = [
  [/^\/sitemap\.xml$/, async (service, origin) => text(await service.sitemap(origin), 'application/xml')],
  [
    /^\/sitemaps\/([1-9]\d{0,5})\.xml$/,
    async (service, origin, [, part]) => {
      const xml = await service.sitemapPart(origin, Number(part));
      return xml ? text(xml, 'application/xml') : missing();
    },
  ],
  [
    /^\/robots\.txt$/,
    async (service, origin) => {
      const rules = ['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', 'Allow: /'];
      return text(
        [...rules, '', `Sitemap: ${await service.base(origin)}/sitemap.xml`, ''].join('\n'),
        'text/plain',
      );
    },
  ],
  [
    /^\/\.well-known\/security\.txt$/,
    async (service, origin) => text(await service.securityText(origin), 'text/plain'),
  ],
  [
    /^\/site\.webmanifest$/,
    async (service) => text(JSON.stringify(await service.webManifest()), 'application/manifest+json'),
  ],
  [
    /^\/og\/(brand|product)\/([^/]+)\.png$/,
    async (service, _origin, [, kind, slug = '']) => {
      const picture = await service.socialPicture(kind === 'brand' ? 'brand' : 'product', safeDecode(slug));
      if (!picture) return missing();
      return new Response(new Uint8Array(picture), {
        headers: { 'Content-Type': 'image/png', 'Cache-Control': HOUR },
      });
    },
  ],
];

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Answers the files that are made from the content: sitemap, robots, security.txt, manifest, social pictures; null for all else. */
export function siteFiles(service: StorefrontService) {
  return async (request: Request, origin: string): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    for (const [path, answer] of FILES) {
      const match = path.exec(pathname);
      if (match) return answer(service, origin, match);
    }
    return null;
  };
}
