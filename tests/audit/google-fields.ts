/**
 * What Google asks of each type of structured data before it shows a result for it, as its guides said in November
 * 2026. schema.org itself makes nothing required.
 */
type Entry = Record<string, unknown>;
type Rule = { source: string; required: readonly string[]; also?: (entry: Entry) => string[] };

const GUIDE = 'https://developers.google.com/search/docs/appearance/structured-data';

function entries(value: unknown): Entry[] {
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item): item is Entry => typeof item === 'object' && item !== null);
}

function missing(entry: Entry, fields: readonly string[], where: string): string[] {
  return fields.filter((field) => isEmpty(entry[field])).map((field) => `${where}: ${field} is missing`);
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function isWhole(address: unknown): boolean {
  return typeof address === 'string' && URL.canParse(address);
}

function positions(entry: Entry, fields: readonly string[]): string[] {
  return entries(entry.itemListElement).flatMap((item, index) => [
    ...missing(item, fields, `place ${index + 1}`),
    ...(item.position === index + 1 ? [] : [`place ${index + 1}: position is ${String(item.position)}`]),
  ]);
}

const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;
const AVAILABILITY =
  /^https:\/\/schema\.org\/(InStock|OutOfStock|PreOrder|BackOrder|SoldOut|LimitedAvailability)$/;

export const GOOGLE_FIELDS: Record<string, Rule> = {
  BreadcrumbList: {
    source: `${GUIDE}/breadcrumb`,
    required: ['itemListElement'],
    also: (entry) => [
      ...positions(entry, ['name', 'item']),
      ...(entries(entry.itemListElement).length < 2 ? ['a way has two places at least'] : []),
      ...entries(entry.itemListElement).flatMap(({ item }) =>
        isWhole(item) ? [] : [`${String(item)} is no address`],
      ),
    ],
  },
  ItemList: {
    source: `${GUIDE}/carousel`,
    required: ['itemListElement'],
    also: (entry) => [
      ...positions(entry, ['url']),
      ...(new Set(entries(entry.itemListElement).map(({ url }) => url)).size ===
      entries(entry.itemListElement).length
        ? []
        : ['an address stands in the list twice']),
    ],
  },
  Organization: {
    source: `${GUIDE}/organization`,
    // Google requires none; these are what it shows.
    required: ['name', 'url', 'logo', 'address', 'contactPoint', 'telephone', 'email'],
  },
  LocalBusiness: {
    source: `${GUIDE}/local-business`,
    required: ['name', 'address', 'image', 'telephone', 'openingHoursSpecification'],
    also: (entry) =>
      entries(entry.openingHoursSpecification).flatMap((hours) =>
        missing(hours, ['dayOfWeek', 'opens', 'closes'], 'hours'),
      ),
  },
  PostalAddress: {
    source: `${GUIDE}/local-business`,
    required: ['streetAddress', 'addressLocality', 'addressCountry'],
  },
  WebSite: { source: `${GUIDE}/site-names`, required: ['name', 'url'] },
  Product: {
    source: `${GUIDE}/merchant-listing`,
    required: ['name', 'image', 'offers'],
    also: (entry) =>
      entries(entry.offers).flatMap((offer) => [
        ...missing(offer, ['price', 'priceCurrency', 'availability'], 'offer'),
        ...(AVAILABILITY.test(String(offer.availability))
          ? []
          : ['offer: availability is none of the known']),
        ...(/^\d+(\.\d+)?$/.test(String(offer.price)) ? [] : ['offer: price is no number']),
      ]),
  },
  VideoObject: {
    source: `${GUIDE}/video`,
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    also: (entry) => [
      ...(isEmpty(entry.contentUrl) && isEmpty(entry.embedUrl) ? ['neither contentUrl nor embedUrl'] : []),
      ...(ISO_DATE.test(String(entry.uploadDate)) ? [] : ['uploadDate is no ISO 8601 date']),
    ],
  },
  PropertyValue: { source: 'https://schema.org/PropertyValue', required: ['name', 'value'] },
};

/** Everything below an entry that has a type, with itself. */
function withParts(entry: Entry): Entry[] {
  return [entry, ...Object.values(entry).flatMap((value) => entries(value).flatMap(withParts))];
}

/** What Google would miss in a page's structured data. */
export function missingForGoogle(data: readonly Entry[]): string[] {
  return data.flatMap(withParts).flatMap((entry) => {
    const type = String(entry['@type']);
    const rule = GOOGLE_FIELDS[type];
    if (!rule) return [];
    const faults = [...missing(entry, rule.required, type), ...(rule.also?.(entry) ?? [])];
    return faults.map((fault) => `${type}: ${fault} (${rule.source})`);
  });
}
