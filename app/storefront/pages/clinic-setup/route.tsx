import type { Crumb } from '../../../../domain/pages/brand.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs } from '../../lib/json-ld.ts';
import { storefront } from '../../lib/load.ts';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import type { Route } from './+types/route';
import { Call } from './call.tsx';
import { DayRuler } from './day-ruler.tsx';
import { Services } from './services.tsx';
import { StaticPicture } from './static-picture.tsx';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'Klinik kurulumu', url: null },
];

export function loader({ context }: Route.LoaderArgs) {
  return storefront({ context }).clinicSetupPage();
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    name: 'Klinik kurulumu',
    path: PATHS.clinicSetup,
    description:
      'Komple klinik kurulumu, modernizasyon, personel eğitimi, bakım ve destek: ilk görüşmeden kuruluma 16-23 gün, tek ekip, tek sözleşme.',
    jsonLd: import.meta.env.SSR ? [breadcrumbs(siteOf(matches)?.base ?? '', CRUMBS, PATHS.clinicSetup)] : [],
  });

export default function ClinicSetup({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={CRUMBS} title="Boş mekândan ilk hastaya.">
        <p className="lead">
          Tesisat projesinden cihaz eğitimine kadar tek ekip, tek sözleşme. Yaklaşık üç haftada teslim
          ediyoruz.
        </p>
        <div className="row">
          <Link className="btn btn-cta btn-large" to={PATHS.contact} prefetch="intent" viewTransition>
            Keşif isteyin
          </Link>
          <a className="btn btn-ghost btn-large" href="#surec">
            Süreci görün
          </a>
        </div>
      </PageHead>
      <div className="wrap">
        <div className="clinic-room">
          <StaticPicture name="room" sizes="(max-width: 1360px) 92vw, 1280px" priority />
        </div>
      </div>
      <Services />
      <DayRuler />
      <Call {...view} />
    </>
  );
}
