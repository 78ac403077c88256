import type { AboutView, Card } from '../../../../domain/pages/about.ts';
import type { IconShapes } from '../../../../domain/pages/picture.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs } from '../../lib/json-ld.ts';
import { storefront } from '../../lib/load.ts';
import { usePatched } from '../../preview/patched.ts';
import { Figures } from '../../ui/figures.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import type { Route } from './+types/route';
import { AboutHero } from './hero.tsx';
import { TeamMap } from './team-map.tsx';

const CRUMBS = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Kurumsal', url: null },
];

type Icons = Record<string, IconShapes>;

export function loader({ context }: Route.LoaderArgs) {
  return storefront({ context }).aboutPage();
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    name: 'Kurumsal',
    path: PATHS.about,
    description: loaderData?.hero.description,
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteOf(matches)?.base ?? '', CRUMBS, PATHS.about)] : [],
  });

function shapesOf(icons: Icons, name: string | null): IconShapes | undefined {
  return name ? icons[name] : undefined;
}

function Statistics({ statistics, icons }: { statistics: AboutView['statistics']; icons: Icons }) {
  if (statistics.figures.length === 0) return null;
  return (
    <section className="section band" data-section="about/statistics">
      <div className="wrap about-figures">
        <div>
          <h2 className="display-3">{statistics.title}</h2>
          {statistics.subtitle && <p className="lead">{statistics.subtitle}</p>}
          {statistics.description && <p className="lead">{statistics.description}</p>}
        </div>
        <Figures
          className="about-numbers"
          figures={statistics.figures}
          iconOf={(name) => <Icon shapes={shapesOf(icons, name)} />}
        />
      </div>
    </section>
  );
}

function PurposeCard({ card, icons }: { card: Card; icons: Icons }) {
  return (
    <article className="purpose-card">
      <h3>
        <Icon shapes={shapesOf(icons, card.icon)} />
        {card.title}
      </h3>
      {card.description && <p>{card.description}</p>}
    </article>
  );
}

function Purpose({ purpose, icons }: { purpose: AboutView['purpose']; icons: Icons }) {
  return (
    <section className="section" data-section="about/mission-vision">
      <div className="wrap">
        <h2 className="hidden-visually">{purpose.title}</h2>
        <div className="purpose">
          <PurposeCard card={purpose.vision} icons={icons} />
          <PurposeCard card={purpose.mission} icons={icons} />
        </div>
      </div>
    </section>
  );
}

function Values({ values, icons }: { values: AboutView['values']; icons: Icons }) {
  return (
    <section className="wrap about-split values-section" data-section="about/values">
      <div className="about-split-head">
        <h2 className="display-3">{values.title}</h2>
        {values.subtitle && <p className="lead">{values.subtitle}</p>}
        {values.description && <p className="lead">{values.description}</p>}
      </div>
      {values.cards.length > 0 ? (
        <ul className="values">
          {values.cards.map((card) => (
            <li key={card.id}>
              <Icon shapes={shapesOf(icons, card.icon)} />
              <h3>{card.title}</h3>
              {card.description && <p>{card.description}</p>}
            </li>
          ))}
        </ul>
      ) : (
        <p className="values-empty">Değerler henüz eklenmemiş</p>
      )}
    </section>
  );
}

function Reasons({ reasons }: { reasons: AboutView['reasons'] }) {
  return (
    <section className="section reasons on-deep">
      <div className="wrap">
        <div className="section-head">
          <h2 className="display-2">Bizi seçmeniz için altı neden</h2>
        </div>
        <ol>
          {reasons.map((reason) => (
            <li key={reason.title}>
              <h3>{reason.title}</h3>
              <p>{reason.description}</p>
            </li>
          ))}
        </ol>
        <div className="reasons-end no-print">
          <Link
            className="btn btn-large btn-phone-wide btn-cta"
            to={PATHS.contact}
            prefetch="intent"
            viewTransition
          >
            Bize ulaşın
            <ArrowRight className="arrow-right" aria-hidden />
          </Link>
          <Link
            className="btn btn-large btn-phone-wide btn-ghost"
            to={PATHS.clinicSetup}
            prefetch="intent"
            viewTransition
          >
            Hizmetlerimizi inceleyin
          </Link>
        </div>
      </div>
    </section>
  );
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { icons, hidden, ...view } = usePatched('about', loaderData);
  const shows = (section: string) => !hidden.includes(section);
  return (
    <>
      <AboutHero hero={view.hero} crumbs={CRUMBS} />
      {shows('statistics') && <Statistics statistics={view.statistics} icons={icons} />}
      {shows('statistics') && <TeamMap team={view.team} />}
      {shows('mission-vision') && <Purpose purpose={view.purpose} icons={icons} />}
      {shows('values') && <Values values={view.values} icons={icons} />}
      <Reasons reasons={view.reasons} />
    </>
  );
}
