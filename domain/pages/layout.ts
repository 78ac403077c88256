import { CHAT_GREETING, chatDigits, chatLink } from '../rules/chat-link.ts';
import { type OpeningHours, openingHours } from '../rules/opening-hours.ts';
import { type PostalParts, postalAddress } from '../rules/postal-address.ts';
import { PATHS } from '../site/paths.ts';
import {
  COPYRIGHT_START,
  CREDIT_DEFAULT,
  FOOTER_DEFAULT,
  NAVIGATION_DEFAULT,
  QUICK_LINKS_DEFAULT,
  SOCIAL_DEFAULT,
} from '../site/section-defaults.ts';
import type { SettingValues } from '../site/setting.ts';
import { SETTING_DEFAULTS } from '../site/setting-defaults.ts';
import { type SectionContent, safeLink, safeSource, sectionContent } from './content.ts';
import { type Picture, type PictureOf, plainPicture, type SocialPicture } from './picture.ts';
import type { SectionRow } from './rows.ts';

export type NavLink = { name: string; url: string };
export const SOCIAL_ICON_NAMES = ['Facebook', 'Instagram', 'Linkedin', 'Twitter'] as const;
export type SocialIcon = (typeof SOCIAL_ICON_NAMES)[number];
export type SocialLink = NavLink & { icon: SocialIcon };
export type PhoneNumber = { label: string; href: string };

/** What every public page's head needs of the settings. */
export type SiteMeta = Pick<
  SettingValues,
  | 'companyName'
  | 'metaTitle'
  | 'metaDescription'
  | 'metaKeywords'
  | 'author'
  | 'publisher'
  | 'robots'
  | 'language'
  | 'ogTitle'
  | 'ogDescription'
  | 'twitterCard'
  | 'twitterSite'
  | 'canonicalUrl'
> & {
  ogImage: SocialPicture | null;
  /** Start of absolute addresses, without a slash at the end. */
  base: string;
};

export type LayoutView = {
  company: string;
  logo: string | null;
  navigation: NavLink[];
  /** The chat link with the greeting; null without a number. */
  chat: string | null;
  footer: {
    name: string;
    logo: string | null;
    description: string;
    links: NavLink[];
    phone: PhoneNumber | null;
    chat: PhoneNumber | null;
    email: string;
    address: string;
    hours: string;
    social: SocialLink[];
    years: string;
    credit: { name: string; url: string } | null;
    kvkk: string;
    privacy: string;
  };
  /** Where and when the company is found, as machines read it. */
  place: { address: PostalParts; hours: OpeningHours[]; geo: { lat: number; lng: number } | null };
  meta: SiteMeta;
};

function linksOf(section: SectionContent, fallback: readonly NavLink[]): NavLink[] {
  if (section.items.length === 0) return [...fallback];
  return section.items.flatMap((item) => {
    const url = safeLink(item.text('url'));
    return url ? [{ name: item.name, url }] : [];
  });
}

function socialIcon(name: string | null): SocialIcon {
  return SOCIAL_ICON_NAMES.find((icon) => icon === name) ?? 'Facebook';
}

function socialOf(section: SectionContent): SocialLink[] {
  if (section.items.length === 0)
    return SOCIAL_DEFAULT.map((link) => ({ ...link, icon: socialIcon(link.icon) }));
  return section.items.flatMap((item) => {
    const url = safeLink(item.text('url'));
    return url ? [{ name: item.name, url, icon: socialIcon(item.text('icon')) }] : [];
  });
}

function phoneOf(label: string): PhoneNumber | null {
  const digits = chatDigits(label);
  return digits ? { label, href: `tel:+${digits}` } : null;
}

/** `2025` until the current year is later, then `2025–<current year>`. */
export function copyrightYears(now: Date): string {
  const year = now.getFullYear();
  return year > COPYRIGHT_START ? `${COPYRIGHT_START}–${year}` : String(COPYRIGHT_START);
}

/** The number chats go to: the setting, else the footer's phone. */
export function chatNumber(sections: readonly SectionRow[], settings: SettingValues): string {
  const contact = sectionContent(sections, 'footer', 'contact-info');
  return settings.whatsapp || contact.field('phone') || FOOTER_DEFAULT.phone;
}

/** The place on the map, once the staff have set it: the default names no company. */
function geoOf({ mapLat, mapLng }: SettingValues): LayoutView['place']['geo'] {
  const isSet = mapLat !== SETTING_DEFAULTS.mapLat || mapLng !== SETTING_DEFAULTS.mapLng;
  return isSet ? { lat: Number(mapLat), lng: Number(mapLng) } : null;
}

function socialPictureOf(picture: Picture | null): SocialPicture | null {
  return picture && { src: picture.src, width: picture.width, height: picture.height };
}

/** Header, footer and head of every public page. */
export function layoutView(input: {
  sections: readonly SectionRow[];
  settings: SettingValues;
  base: string;
  now: Date;
  pictureOf?: PictureOf;
}): LayoutView {
  const { sections, settings, pictureOf = plainPicture } = input;
  const company = sectionContent(sections, 'footer', 'company-info');
  const contact = sectionContent(sections, 'footer', 'contact-info');
  const number = chatNumber(sections, settings);
  const chat = chatLink(number, CHAT_GREETING);
  const address = contact.field('address') ?? FOOTER_DEFAULT.address;
  const hours = contact.field('workingHours') ?? FOOTER_DEFAULT.workingHours;
  const creditUrl = safeLink(settings.creditUrl) ?? CREDIT_DEFAULT.url;
  return {
    company: settings.companyName,
    logo: safeSource(sectionContent(sections, 'header', 'logo').field('logoUrl')),
    navigation: linksOf(sectionContent(sections, 'header', 'navigation'), NAVIGATION_DEFAULT),
    chat,
    footer: {
      name: company.field('name') ?? settings.companyName,
      logo: safeSource(company.field('logo')),
      description: company.field('description') ?? FOOTER_DEFAULT.description,
      links: linksOf(sectionContent(sections, 'footer', 'quick-links'), QUICK_LINKS_DEFAULT),
      phone: phoneOf(contact.field('phone') ?? FOOTER_DEFAULT.phone),
      chat: chat ? { label: number, href: chat } : null,
      email: contact.field('email') ?? FOOTER_DEFAULT.email,
      address,
      hours,
      social: socialOf(sectionContent(sections, 'footer', 'social-media')),
      years: copyrightYears(input.now),
      credit: { name: settings.creditName || CREDIT_DEFAULT.name, url: creditUrl },
      kvkk: safeLink(settings.kvkkUrl) ?? PATHS.kvkk,
      privacy: safeLink(settings.privacyUrl) ?? PATHS.privacy,
    },
    place: { address: postalAddress(address), hours: openingHours(hours), geo: geoOf(settings) },
    meta: {
      companyName: settings.companyName,
      metaTitle: settings.metaTitle,
      metaDescription: settings.metaDescription,
      metaKeywords: settings.metaKeywords,
      author: settings.author,
      publisher: settings.publisher,
      robots: settings.robots,
      language: settings.language,
      ogTitle: settings.ogTitle,
      ogDescription: settings.ogDescription,
      ogImage: socialPictureOf(pictureOf(safeSource(settings.ogImage))),
      twitterCard: settings.twitterCard,
      twitterSite: settings.twitterSite,
      canonicalUrl: settings.canonicalUrl,
      base: input.base,
    },
  };
}
