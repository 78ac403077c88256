import { data } from 'react-router';
import { AppError } from '../../../../domain/errors.ts';
import { quotePath } from '../../../../domain/site/paths.ts';
import { pageRequestContext, servicesContext } from '../../../context.ts';
import { pageHead } from '../../lib/head.ts';
import type { Route } from './+types/route';
import { MissingQuote } from './missing-quote.tsx';
import { OfferPage } from './offer-page.tsx';
import { SentList } from './sent-list.tsx';
import { takeAcceptance } from './take-acceptance.ts';

/** Who has the link sees it, and nobody else: it is kept nowhere and no search engine lists it. */
const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const view = await context.get(servicesContext).quotes.page(params.token);
    return data(view, { headers: PRIVATE });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    return data(null, { status: 404, headers: PRIVATE });
  }
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { address } = context.get(pageRequestContext);
  return takeAcceptance(context.get(servicesContext), { token: params.token, request, address });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageHead(matches, {
    name: loaderData ? `Teklif ${loaderData.code}` : 'Teklif bulunamadı',
    path: quotePath(params.token),
    hidden: true,
  });

export default function Quote({ loaderData: view, actionData, params }: Route.ComponentProps) {
  if (!view) return <MissingQuote />;
  if (view.offer)
    return <OfferPage view={view} offer={view.offer} refusal={actionData ?? null} token={params.token} />;
  return <SentList view={view} />;
}
