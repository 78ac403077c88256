import type { Crumb } from '../../../../domain/pages/brand.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { servicesContext } from '../../../context.ts';
import { layoutOf, pageHead } from '../../lib/head.ts';
import { breadcrumbs, localBusiness } from '../../lib/json-ld.ts';
import { storefront } from '../../lib/load.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import type { Route } from './+types/route';
import { Channels } from './channels.tsx';
import { MapSection } from './map-section.tsx';
import { MessageForm } from './message-form.tsx';
import { takeForm } from './take-form.ts';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'İletişim', url: null },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { version } = await context.get(servicesContext).privacy.currentText();
  return { ...(await storefront({ context }).contactPage()), consentVersion: version };
}

export function action(args: Route.ActionArgs) {
  return takeForm(args);
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const layout = layoutOf(matches);
  return pageHead(matches, {
    name: 'İletişim',
    path: PATHS.contact,
    description: loaderData && `${loaderData.address}. ${loaderData.phone?.label ?? ''} ${loaderData.hours}`,
    jsonLd:
      import.meta.env.SSR && layout
        ? [breadcrumbs(layout.meta.base, CRUMBS, PATHS.contact), localBusiness(layout)]
        : [],
  });
};

export default function Contact({ loaderData: view, actionData }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap page-top">
        <Crumbs crumbs={CRUMBS} />
        <div className="contact">
          <div>
            <h1 className="display-1">Bize ulaşın</h1>
            <p className="lead">
              Satış, kurulum, servis ve eğitim için tek adres. Arayın, yazın ya da formu doldurun.
            </p>
            <Channels view={view} />
          </div>
          <MessageForm
            refusal={actionData ?? null}
            notice={view.notice}
            // A page from the copy that the browser keeps knows none.
            consentVersion={view.consentVersion ?? ''}
          />
        </div>
      </div>
      <MapSection address={view.address} map={view.map} />
    </>
  );
}
