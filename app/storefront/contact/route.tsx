import { data, redirect } from 'react-router';
import { AppError } from '../../../domain/errors.ts';
import { messageInput } from '../../../domain/message.ts';
import { MESSAGE_FIELDS, type MessageErrors, type MessageValues } from '../../../domain/message-rules.ts';
import { PATHS, withQuery } from '../../../domain/paths.ts';
import type { Crumb } from '../../../domain/views/brand.ts';
import { pageRequestContext, servicesContext } from '../../context.ts';
import { pageHead, siteOf } from '../lib/head.ts';
import { breadcrumbs } from '../lib/json-ld.ts';
import { storefront } from '../lib/load.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import type { Route } from './+types/route';
import { Channels } from './channels.tsx';
import { MapSection } from './map-section.tsx';
import { FORM_ID, MessageForm, type Refusal } from './message-form.tsx';

const CRUMBS: readonly Crumb[] = [
  { name: 'Ana Sayfa', url: PATHS.home },
  { name: 'İletişim', url: null },
];
const SENT = 'sent';

export function loader({ context }: Route.LoaderArgs) {
  return storefront({ context }).contactPage();
}

/** The form sent without scripts: stored like one that comes through the API, then shown as sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const texts = MESSAGE_FIELDS.map((field) => [field, String(form.get(field) ?? '')] as const);
  const values = Object.fromEntries(texts) as MessageValues;
  const parsed = messageInput.safeParse(values);
  if (!parsed.success) {
    const errors: MessageErrors = {};
    for (const { path, message } of parsed.error.issues) {
      const field = MESSAGE_FIELDS.find((name) => name === path[0]);
      if (field) errors[field] ??= message;
    }
    return data<Refusal>(
      { values, errors, text: 'Mesajınız gönderilmedi. İşaretli alanları düzeltin.' },
      { status: 422 },
    );
  }
  try {
    services.messageGate(context.get(pageRequestContext).address);
    await services.messages.create(parsed.data);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<Refusal>({ values, errors: {}, text: error.message }, { status: error.status });
  }
  return redirect(`${withQuery(PATHS.contact, { view: SENT })}#${FORM_ID}`, 303);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches, {
    name: 'İletişim',
    path: PATHS.contact,
    description: loaderData && `${loaderData.address}. ${loaderData.phone?.label ?? ''} ${loaderData.hours}`,
    jsonLd: [breadcrumbs(siteOf(matches)?.base ?? '', CRUMBS)],
  });

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
          <MessageForm refusal={actionData ?? null} sentView={SENT} />
        </div>
      </div>
      <MapSection address={view.address} map={view.map} />
    </>
  );
}
