import type { ItemPage, Product, PropertyValue, VideoObject } from 'schema-dts';
import { absolute } from '../../../../domain/pages/head.ts';
import type { ProductView, SpecLine } from '../../../../domain/pages/product.ts';
import { plainPrice } from '../../../../domain/rules/money.ts';
import { siteId } from '../../lib/json-ld.ts';

type PageUrl = { base: string; path: string };
/** What names a product, whichever type tells of it. */
type Names = { name: string; url: string; description?: string; image?: string | string[] };

/** The addresses of several pictures; null where there is one at most. */
function imagesOf({ gallery }: ProductView, base: string): string[] | null {
  return gallery.length > 0 ? gallery.map(({ picture }) => absolute(base, picture.src)) : null;
}

function namesOf(view: ProductView, { base, path }: PageUrl): Names {
  return {
    name: view.name,
    url: absolute(base, path),
    ...(view.description && { description: view.description }),
    ...(view.picture && { image: imagesOf(view, base) ?? absolute(base, view.picture.src) }),
  };
}

function property(name: string, value: string) {
  return { '@type': 'PropertyValue', name, value } as const satisfies PropertyValue;
}

/** A line of the technical data: as a number or a range where it is one. */
function specification({ label, value, unit, measure }: SpecLine) {
  const unitText = measure?.unit || unit;
  const named = { '@type': 'PropertyValue', name: label, ...(unitText && { unitText }) } as const;
  if (!measure || measure.list) return { ...named, value } satisfies PropertyValue;
  const { min, max } = measure;
  if (min === max) return { ...named, value: min } satisfies PropertyValue;
  return { ...named, value, minValue: min, maxValue: max } satisfies PropertyValue;
}

/** The facts that have a name: of the record, of the technical data, and of the features. */
function properties({ brand, facts, specifications }: ProductView) {
  const named = new Set(specifications.map(({ label }) => label));
  return [
    ...(brand.country ? [property('Menşe', brand.country)] : []),
    ...specifications.map(specification),
    ...facts.filter(({ name }) => !named.has(name)).map(({ name, value }) => property(name, value)),
  ];
}

/** With a price: a product on offer. */
function product(view: ProductView, place: PageUrl, offer: NonNullable<ProductView['offer']>) {
  return {
    '@type': 'Product',
    ...namesOf(view, place),
    category: view.category.name,
    brand: { '@type': 'Brand', name: view.brand.name },
    ...(view.sku && { sku: view.sku }),
    additionalProperty: properties(view),
    offers: {
      '@type': 'Offer',
      url: absolute(place.base, place.path),
      price: plainPrice(offer.price),
      priceCurrency: offer.currency,
      // What nobody counts can be ordered.
      availability:
        offer.isInStock === false ? 'https://schema.org/OutOfStock' : 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  } as const satisfies Product;
}

/**
 * Without a price: the page of a catalogue. A `Product` with neither offer nor rating is an error to Google, so the
 * thing itself is a device of dentistry, and what is known of it stands beside it.
 */
function itemPage(view: ProductView, place: PageUrl) {
  const { base } = place;
  const names = namesOf(view, place);
  return {
    '@type': 'ItemPage',
    ...names,
    inLanguage: 'tr',
    isPartOf: { '@id': siteId(base) },
    ...(view.picture && {
      primaryImageOfPage: { '@type': 'ImageObject', url: absolute(base, view.picture.src) } as const,
    }),
    about: { '@type': 'Brand', name: view.brand.name },
    keywords: [view.brand.name, view.category.name],
    mainEntity: {
      '@type': 'MedicalDevice',
      ...names,
      relevantSpecialty: 'https://schema.org/Dentistry',
      ...(view.sku && { identifier: { ...property('Ürün kodu', view.sku), propertyID: 'sku' } }),
    },
    mentions: [
      property('Marka', view.brand.name),
      property('Kategori', view.category.name),
      ...properties(view),
    ],
  } as const satisfies ItemPage;
}

function video({ name, description, video: embedUrl, videoFacts }: ProductView) {
  if (!embedUrl || !videoFacts) return [];
  return [
    {
      '@type': 'VideoObject',
      name: `${name} videosu`,
      description: description ?? `${name} videosu`,
      thumbnailUrl: videoFacts.thumbnail,
      uploadDate: videoFacts.since,
      embedUrl,
      inLanguage: 'tr',
    } as const satisfies VideoObject,
  ];
}

/** What search engines read of a product. */
export function productEntries(view: ProductView, place: PageUrl) {
  return [view.offer ? product(view, place, view.offer) : itemPage(view, place), ...video(view)];
}
