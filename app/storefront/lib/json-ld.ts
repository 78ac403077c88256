import type { Crumb } from '../../../domain/views/brand.ts';
import { absolute } from '../../../domain/views/head.ts';
import type { LayoutView } from '../../../domain/views/layout.ts';

type Entry = Record<string, unknown>;

/** The company. */
export function organization({ company, footer, meta }: LayoutView): Entry {
  return {
    '@type': 'Organization',
    '@id': `${meta.base}/#organization`,
    name: company,
    url: `${meta.base}/`,
    logo: `${meta.base}/icon-512.png`,
    email: footer.email,
    ...(footer.phone && { telephone: footer.phone.href.replace('tel:', '') }),
    address: { '@type': 'PostalAddress', streetAddress: footer.address, addressCountry: 'TR' },
    sameAs: footer.social.map((link) => link.url),
  };
}

/** The way to a page. The last crumb is the page itself. */
export function breadcrumbs(base: string, crumbs: readonly Crumb[]): Entry {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      ...(crumb.url && { item: absolute(base, crumb.url) }),
    })),
  };
}

/** A list of pages. */
export function itemList(base: string, items: ReadonlyArray<{ name: string; href: string | null }>): Entry {
  const linked = items.filter((item) => item.href !== null);
  return {
    '@type': 'ItemList',
    numberOfItems: linked.length,
    itemListElement: linked.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: absolute(base, item.href ?? '/'),
    })),
  };
}
