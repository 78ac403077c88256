import type { MetaDescriptor } from 'react-router';
import { absolute, type HeadTexts, headTexts, type PageText } from '../../../domain/pages/head.ts';
import type { LayoutView, SiteMeta } from '../../../domain/pages/layout.ts';
import type { ListProgress } from '../../../domain/pages/paging.ts';
import { withQuery } from '../../../domain/site/paths.ts';

/** The id of the route that frames every public page. */
export const LAYOUT_ROUTE = 'storefront/layout/route';

type Match = { id: string; loaderData?: unknown } | undefined;

export type PageHead = PageText & {
  type?: 'website' | 'article' | 'product';
  /** Kept out of search engines. */
  hidden?: boolean;
  /** Where the list on the page stands: each of its pages is a page of its own. */
  progress?: ListProgress | undefined;
  jsonLd?: ReadonlyArray<{ '@type': string }>;
};

function named(name: string, content: string): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function property(name: string, content: string): MetaDescriptor[] {
  return content ? [{ property: name, content }] : [];
}

/** The frame's data. */
export function layoutOf(matches: ReadonlyArray<Match>): LayoutView | null {
  return (matches.find((match) => match?.id === LAYOUT_ROUTE)?.loaderData as LayoutView | undefined) ?? null;
}

/** The settings for the head, from the frame's data. */
export function siteOf(matches: ReadonlyArray<Match>): SiteMeta | null {
  return layoutOf(matches)?.meta ?? null;
}

/** What a page of a list says of itself, and its neighbours; a page that the list does not have is kept out. */
function inList(page: PageHead): { page: PageHead; neighbours: Array<['prev' | 'next', string]> } {
  const { path, progress } = page;
  if (!progress) return { page, neighbours: [] };
  if (progress.isPast)
    return { page: { ...page, name: 'Sayfa bulunamadı', hidden: true, jsonLd: [] }, neighbours: [] };
  const at = progress.page;
  const pathOf = (number: number) => withQuery(path, { page: number > 1 ? number : null });
  return {
    page: at > 1 ? { ...page, name: `${page.name} – Sayfa ${at}`, path: pathOf(at) } : page,
    neighbours: [
      ...(at > 1 ? [['prev', pathOf(at - 1)] as ['prev', string]] : []),
      ...(progress.more > 0 ? [['next', pathOf(at + 1)] as ['next', string]] : []),
    ],
  };
}

/** What is read of a page as it came, by search engines and social networks: the browser does without. */
function forReaders(site: SiteMeta, page: PageHead, texts: HeadTexts): MetaDescriptor[] {
  const { url, socialTitle, socialText, image } = texts;
  return [
    ...named('keywords', site.metaKeywords),
    ...named('author', site.author),
    ...named('publisher', site.publisher),
    ...named('language', site.language),
    ...property('og:type', page.type ?? 'website'),
    ...property('og:site_name', site.companyName),
    ...property('og:locale', 'tr_TR'),
    ...property('og:title', socialTitle),
    ...property('og:description', socialText),
    ...property('og:url', url),
    ...property('og:image', image?.src ?? ''),
    ...property('og:image:width', String(image?.width ?? '')),
    ...property('og:image:height', String(image?.height ?? '')),
    ...property('og:image:alt', image ? socialTitle : ''),
    ...named('twitter:card', site.twitterCard),
    ...named('twitter:site', site.twitterSite),
    ...named('twitter:title', socialTitle),
    ...named('twitter:description', socialText),
    ...named('twitter:image', image?.src ?? ''),
    ...named('twitter:image:alt', image ? socialTitle : ''),
    ...(page.jsonLd ?? []).map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ];
}

const READ_ONCE = '[property^="og:"], [name^="twitter:"], [type="application/ld+json"]';

/** Takes away what search engines and social networks read of the page that was left. */
export function forgetFirstHead(): void {
  for (const told of document.head.querySelectorAll(READ_ONCE)) told.remove();
}

/**
 * The head of a public page: from the settings and from the page's own content. In the browser only what people see of
 * it and what keeps an address apart; structured data is made where `import.meta.env.SSR` is true alone.
 */
export function pageHead(matches: ReadonlyArray<Match>, asked: PageHead): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return [{ title: asked.name ?? '' }];
  const { page, neighbours } = inList(asked);
  const texts = headTexts(site, page);
  return [
    { title: texts.title },
    ...named('description', texts.description),
    ...named('robots', page.hidden ? site.robots.replace(/^index/, 'noindex') : site.robots),
    ...(page.hidden ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: texts.url }]),
    ...neighbours.map(([rel, path]) => ({ tagName: 'link' as const, rel, href: absolute(site.base, path) })),
    ...(import.meta.env.SSR ? forReaders(site, page, texts) : []),
  ];
}
