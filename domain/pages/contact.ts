import { CONTACT_HOURS } from '../site/section-defaults.ts';
import type { SettingValues } from '../site/setting.ts';
import { layoutView, type PhoneNumber, type SocialLink } from './layout.ts';
import type { SectionRow } from './rows.ts';
import type { PageSource } from './source.ts';

export type ContactView = {
  phone: PhoneNumber | null;
  chat: PhoneNumber | null;
  email: string;
  address: string;
  hours: string;
  social: SocialLink[];
  map: { embed: string; link: string };
  /** What the form says of privacy, before the link to the text. */
  notice: string;
};
export type ClinicSetupView = { phone: PhoneNumber | null; chat: string | null };

const MAP_HOST = 'https://www.openstreetmap.org';

/** The OpenStreetMap frame and page of a place. */
export function mapAddresses(
  settings: Pick<SettingValues, 'mapLat' | 'mapLng' | 'mapZoom'>,
): ContactView['map'] {
  const lat = Number(settings.mapLat);
  const lng = Number(settings.mapLng);
  const zoom = Number(settings.mapZoom);
  // A frame about 800 × 480 px; one tile of 256 px spans 360° / 2^zoom.
  const span = 360 / 2 ** zoom;
  const width = (span * 800) / 256 / 2;
  const height = (span * 480 * Math.cos((lat * Math.PI) / 180)) / 256 / 2;
  const box = [lng - width, lat - height, lng + width, lat + height]
    .map((value) => value.toFixed(5))
    .join(',');
  return {
    embed: `${MAP_HOST}/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${encodeURIComponent(`${lat},${lng}`)}`,
    link: `${MAP_HOST}/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`,
  };
}

/** The contact page. */
export function contactView(input: {
  sections: readonly SectionRow[];
  settings: SettingValues;
}): ContactView {
  const { footer } = layoutView({ ...input, base: '', now: new Date(0) });
  return {
    phone: footer.phone,
    chat: footer.chat,
    email: footer.email,
    address: footer.address,
    hours: CONTACT_HOURS,
    social: footer.social,
    map: mapAddresses(input.settings),
    notice: input.settings.consentText,
  };
}

/** What the page of the clinic set-up needs of the settings. */
export function clinicSetupView(input: {
  sections: readonly SectionRow[];
  settings: SettingValues;
}): ClinicSetupView {
  const { footer } = layoutView({ ...input, base: '', now: new Date(0) });
  return { phone: footer.phone, chat: footer.chat?.href ?? null };
}

async function footerOf(source: PageSource) {
  return { sections: await source.sections(['footer']), settings: await source.settings() };
}

/** `/contact` */
export async function contactPage(source: PageSource): Promise<ContactView> {
  return contactView(await footerOf(source));
}

/** `/clinic-setup` */
export async function clinicSetupPage(source: PageSource): Promise<ClinicSetupView> {
  return clinicSetupView(await footerOf(source));
}
