import { MAP, PROVINCES, type Province } from '../site/provinces.ts';
import {
  ABOUT_DEFAULT,
  ABOUT_REASONS,
  ABOUT_STATISTICS_DEFAULT,
  MISSION_DEFAULT,
  MISSION_VISION_DEFAULT,
  VALUES_DEFAULT,
  VISION_DEFAULT,
} from '../site/section-defaults.ts';
import {
  type Heading,
  headingOf,
  hiddenSections,
  type ItemContent,
  itemsNamed,
  onePerOrder,
  type SectionContent,
  sectionContent,
  sectionPictures,
} from './content.ts';
import type { IconShapes, Picture, PictureOf } from './picture.ts';
import type { SectionRow } from './rows.ts';
import type { PageSource } from './source.ts';
import { type Statistic, statisticsOf } from './statistics.ts';

/** `icon` names an icon of the set; null where none was chosen. */
export type Card = { title: string; description: string | null; icon: string | null };

export type AboutView = {
  /** The sections that are switched off. */
  hidden: string[];
  hero: Heading & { picture: Picture | null; alt: string };
  statistics: Heading & { figures: Statistic[] };
  /** Technicians by province, the most first; each with its place on the map, which is so wide and so high. */
  team: {
    total: number;
    cities: Array<Province & { count: number }>;
    map: { width: number; height: number };
  };
  purpose: Heading & { vision: Card; mission: Card };
  values: Heading & { cards: Array<Card & { id: string }> };
  reasons: ReadonlyArray<{ title: string; description: string }>;
};

/** The view with the shapes of the icons that it names. */
export type AboutPage = AboutView & { icons: Record<string, IconShapes> };

function purposeCard(
  section: SectionContent,
  name: string,
  fallback: { title: string; description: string },
): Card {
  const item = onePerOrder(itemsNamed(section, name))[0];
  const title = item?.text('title') ?? null;
  const description = item?.text('description') ?? null;
  return {
    title: title ?? fallback.title,
    description: title || description ? description : fallback.description,
    icon: item?.text('icon') ?? null,
  };
}

function valueCard(item: ItemContent): Array<Card & { id: string }> {
  const title = item.text('title');
  return title
    ? [{ id: item.id, title, description: item.text('description'), icon: item.text('icon') }]
    : [];
}

function teamOf(section: SectionContent): AboutView['team'] {
  const cities = onePerOrder(itemsNamed(section, 'city')).flatMap((item) => {
    const province = PROVINCES.find(({ name }) => name === item.text('city'));
    const count = Number(item.text('value') ?? 0);
    return province && Number.isSafeInteger(count) && count > 0 ? [{ ...province, count }] : [];
  });
  return {
    total: cities.reduce((sum, { count }) => sum + count, 0),
    cities: cities.sort((one, other) => other.count - one.count),
    map: MAP,
  };
}

/** The about page. Items are shown once per `sortOrder`. */
export function aboutView(input: {
  sections: readonly SectionRow[];
  totals: { brands: number; products: number };
  pictureOf: PictureOf;
}): AboutView {
  const { sections } = input;
  const hero = sectionContent(sections, 'about', 'hero');
  const statistics = sectionContent(sections, 'about', 'statistics');
  const purpose = sectionContent(sections, 'about', 'mission-vision');
  const values = sectionContent(sections, 'about', 'values');
  return {
    hidden: hiddenSections(sections, 'about'),
    hero: {
      ...headingOf(hero, ABOUT_DEFAULT),
      picture: input.pictureOf(hero.imageUrl),
      alt: hero.field('imageAlt') ?? '',
    },
    statistics: {
      ...headingOf(statistics, ABOUT_STATISTICS_DEFAULT),
      figures: statisticsOf(statistics, input.totals, onePerOrder(itemsNamed(statistics, 'statistic'))),
    },
    team: teamOf(statistics),
    purpose: {
      ...headingOf(purpose, MISSION_VISION_DEFAULT),
      vision: purposeCard(purpose, 'vision', VISION_DEFAULT),
      mission: purposeCard(purpose, 'mission', MISSION_DEFAULT),
    },
    values: {
      ...headingOf(values, VALUES_DEFAULT),
      cards: onePerOrder(itemsNamed(values, 'value')).flatMap(valueCard),
    },
    reasons: ABOUT_REASONS,
  };
}

/** `/about` */
export async function aboutPage(source: PageSource): Promise<AboutPage> {
  const sections = await source.sections(['about']);
  const pictureOf = await source.pictures(sectionPictures(sections));
  const view = aboutView({ sections, totals: await source.totals(), pictureOf });
  const { statistics, values, purpose } = view;
  const cards = [...statistics.figures, ...values.cards, purpose.vision, purpose.mission];
  return { ...view, icons: await source.icons(cards.map((card) => card.icon)) };
}
