import type { SiteMeta } from './layout.ts';
import type { SocialPicture } from './picture.ts';

/** What a page says of itself; `name` is null on the home page, which has a title of its own. */
export type PageText = {
  name: string | null;
  path: string;
  description?: string | null | undefined;
  /** A social picture of its own. */
  image?: SocialPicture | null | undefined;
};
/** What search engines and social networks show of a page. */
export type HeadTexts = {
  title: string;
  description: string;
  url: string;
  socialTitle: string;
  socialText: string;
  /** Its address is absolute. */
  image: SocialPicture | null;
};

const DESCRIPTION_MAX = 160;

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.slice(0, DESCRIPTION_MAX - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION_MAX / 2)).trimEnd()}…`;
}

/** An address made absolute; those of other sites stay. */
export function absolute(base: string, address: string): string {
  return address.startsWith('/') ? `${base}${address}` : address;
}

/** The texts in the head of a page: from the settings and from the page's own content. */
export function headTexts(site: SiteMeta, page: PageText): HeadTexts {
  const isHome = page.name === null;
  const title = isHome ? site.metaTitle || site.companyName : `${page.name} | ${site.companyName}`;
  const description = shorten(page.description || site.metaDescription);
  const picture = page.image ?? site.ogImage;
  return {
    title,
    description,
    url: isHome && site.canonicalUrl ? site.canonicalUrl : absolute(site.base, page.path),
    socialTitle: isHome ? site.ogTitle || title : title,
    socialText: isHome ? site.ogDescription || description : description,
    image: picture && { ...picture, src: absolute(site.base, picture.src) },
  };
}
