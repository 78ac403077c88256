import { formatDate } from '../../../../domain/rules/format.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { servicesContext } from '../../../context.ts';
import { pageHead, siteOf } from '../../lib/head.ts';
import { breadcrumbs } from '../../lib/json-ld.ts';
import type { Route } from './+types/kvkk';
import { LegalPage, legalCrumbs } from './legal-page.tsx';
import { headingsOf, LegalText } from './legal-text.tsx';

const TITLE = 'KVKK aydınlatma metni';

export async function loader({ context }: Route.LoaderArgs) {
  const { text, version, createdAt } = await context.get(servicesContext).privacy.currentText();
  return { text, version, since: { date: createdAt, text: formatDate(createdAt) } };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches, {
    name: TITLE,
    path: PATHS.kvkk,
    description:
      'İletişim formuyla gönderdiğiniz kişisel verilerin 6698 sayılı Kanun kapsamında nasıl işlendiği.',
    jsonLd: import.meta.env.SSR
      ? [breadcrumbs(siteOf(matches)?.base ?? '', legalCrumbs(TITLE), PATHS.kvkk)]
      : [],
  });

/** The text as it is made from the settings, or as the staff wrote it, with the day since when it says so. */
export default function Kvkk({ loaderData: { text, version, since } }: Route.ComponentProps) {
  return (
    <LegalPage title={TITLE} since={since} version={`${version}`} headings={headingsOf(text)}>
      <LegalText text={text} />
    </LegalPage>
  );
}
