/** A page as a crawler reads it: its status, where it leads, and what its head says. */
export type ReadPage = {
  path: string;
  status: number;
  location: string | null;
  html: string;
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Text as it was before it was written into HTML. */
export function unescaped(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

/** Asks for an address without following where it leads. */
export async function readPage(base: string, path: string): Promise<ReadPage> {
  const answer = await fetch(base + path, { redirect: 'manual' });
  const location = answer.headers.get('Location');
  return { path, status: answer.status, location, html: await answer.text() };
}

/** The attributes of every element of a name in a page's source. */
export function elements(html: string, name: string): Array<Map<string, string>> {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          unescaped(value),
        ]),
      ),
  );
}

/** The address a `link` of some relation names. */
export function linkTo(html: string, rel: string): string | null {
  return (
    elements(html, 'link')
      .find((link) => link.get('rel') === rel)
      ?.get('href') ?? null
  );
}

/** What a `meta` element of a name or property says. */
export function metaOf(html: string, name: string): string | null {
  const found = elements(html, 'meta').find((meta) => (meta.get('name') ?? meta.get('property')) === name);
  return found?.get('content') ?? null;
}

/** The title of a page. */
export function titleOf(html: string): string {
  return unescaped(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '');
}

/** The structured data of a page. */
export function structuredDataOf(html: string): Array<Record<string, unknown>> {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
}
