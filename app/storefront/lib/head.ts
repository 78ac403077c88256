import type { MetaDescriptor } from 'react-router';
import { headTexts, type PageText } from '../../../domain/views/head.ts';
import type { LayoutView, SiteMeta } from '../../../domain/views/layout.ts';

/** The id of the route that frames every public page. */
export const LAYOUT_ROUTE = 'storefront/layout/route';

type Match = { id: string; loaderData?: unknown } | undefined;

export type PageHead = PageText & {
  type?: 'website' | 'article' | 'product';
  /** Kept out of search engines. */
  hidden?: boolean;
  jsonLd?: ReadonlyArray<Record<string, unknown>>;
};

function named(name: string, content: string): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function property(name: string, content: string): MetaDescriptor[] {
  return content ? [{ property: name, content }] : [];
}

/** The settings for the head, from the frame's data. */
export function siteOf(matches: ReadonlyArray<Match>): SiteMeta | null {
  const layout = matches.find((match) => match?.id === LAYOUT_ROUTE)?.loaderData as LayoutView | undefined;
  return layout?.meta ?? null;
}

/** The head of a public page: from the settings and from the page's own content. */
export function pageHead(matches: ReadonlyArray<Match>, page: PageHead): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return [{ title: page.name ?? '' }];
  const { title, description, url, socialTitle, socialText, image } = headTexts(site, page);
  return [
    { title },
    ...named('description', description),
    ...named('keywords', site.metaKeywords),
    ...named('author', site.author),
    ...named('publisher', site.publisher),
    ...named('robots', page.hidden ? 'noindex,follow' : site.robots),
    ...named('language', site.language),
    ...(page.hidden ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    ...property('og:type', page.type ?? 'website'),
    ...property('og:site_name', site.companyName),
    ...property('og:locale', 'tr_TR'),
    ...property('og:title', socialTitle),
    ...property('og:description', socialText),
    ...property('og:url', url),
    ...property('og:image', image),
    ...named('twitter:card', site.twitterCard),
    ...named('twitter:site', site.twitterSite),
    ...named('twitter:title', socialTitle),
    ...named('twitter:description', socialText),
    ...named('twitter:image', image),
    ...(page.jsonLd ?? []).map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ];
}
