import type {
  BreadcrumbList,
  ItemList,
  LocalBusiness,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { Crumb } from '../../../domain/pages/brand.ts';
import { absolute } from '../../../domain/pages/head.ts';
import type { LayoutView, SiteMeta } from '../../../domain/pages/layout.ts';
import { PATHS } from '../../../domain/site/paths.ts';

/** The ids by which entries on different pages mean the same thing. */
export const siteId = (base: string) => `${base}/#website`;
const companyId = (base: string) => `${base}/#organization`;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** What the company and its place of business have in common. */
function contactOf({ footer, place }: LayoutView) {
  const { street, locality, region, postalCode } = place.address;
  return {
    ...(footer.email && { email: footer.email }),
    ...(footer.phone && { telephone: footer.phone.href.replace('tel:', '') }),
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(locality && { addressLocality: locality }),
      ...(region && { addressRegion: region }),
      ...(postalCode && { postalCode }),
      addressCountry: 'TR',
    },
  } as const;
}

/** The company. */
export function organization(layout: LayoutView) {
  const { company, footer, meta } = layout;
  const contact = contactOf(layout);
  return {
    '@type': 'Organization',
    '@id': companyId(meta.base),
    name: company,
    url: `${meta.base}/`,
    logo: `${meta.base}/icon-512.png`,
    ...(meta.metaDescription && { description: meta.metaDescription }),
    ...contact,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...(contact.telephone && { telephone: contact.telephone }),
      ...(contact.email && { email: contact.email }),
      url: absolute(meta.base, PATHS.contact),
      areaServed: 'TR',
      availableLanguage: 'tr',
    },
    sameAs: footer.social.map((link) => link.url),
  } as const satisfies Organization;
}

/** Where the company is found, and when. */
export function localBusiness(layout: LayoutView) {
  const { company, place, meta } = layout;
  return {
    '@type': 'LocalBusiness',
    '@id': `${meta.base}/#place`,
    name: company,
    url: `${meta.base}/`,
    image: meta.ogImage ? absolute(meta.base, meta.ogImage.src) : `${meta.base}/icon-512.png`,
    parentOrganization: { '@id': companyId(meta.base) },
    ...contactOf(layout),
    ...(place.geo && {
      geo: { '@type': 'GeoCoordinates', latitude: place.geo.lat, longitude: place.geo.lng } as const,
    }),
    ...(place.hours.length > 0 && {
      openingHoursSpecification: place.hours.map(
        ({ days, opens, closes }) =>
          ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map((day) => `https://schema.org/${DAYS[day] ?? 'Monday'}` as const),
            opens,
            closes,
          }) as const,
      ),
    }),
  } as const satisfies LocalBusiness;
}

/** The site with its search, which is that of the catalogs. */
export function webSite({ base, companyName }: SiteMeta) {
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(base, PATHS.catalogs)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as const satisfies WithActionConstraints<SearchAction>;
  return {
    '@type': 'WebSite',
    '@id': siteId(base),
    name: companyName,
    url: `${base}/`,
    inLanguage: 'tr',
    publisher: { '@id': companyId(base) },
    potentialAction: search,
  } as const satisfies WebSite;
}

/** The way to a page. The last crumb is the page itself, at `path`. */
export function breadcrumbs(base: string, crumbs: readonly Crumb[], path: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(
      (crumb, index) =>
        ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: absolute(base, index < crumbs.length - 1 ? (crumb.url ?? path) : path),
        }) as const,
    ),
  } as const satisfies BreadcrumbList;
}

/** A list of pages; none where it is empty. */
export function itemList(base: string, items: ReadonlyArray<{ name: string; href: string | null }>) {
  const linked = items.filter((item) => item.href !== null);
  if (linked.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      numberOfItems: linked.length,
      itemListElement: linked.map(
        (item, index) =>
          ({
            '@type': 'ListItem',
            position: index + 1,
            name: item.name,
            url: absolute(base, item.href ?? '/'),
          }) as const,
      ),
    } as const satisfies ItemList,
  ];
}
