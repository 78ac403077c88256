import { data, type RouterContextProvider, redirect } from 'react-router';
import type { ListProgress } from '../../../domain/pages/paging.ts';
import { readSpecs } from '../../../domain/pages/read-specs.ts';
import type { PageResult } from '../../../domain/pages/result.ts';
import { specsQuery } from '../../../domain/pages/spec-choice.ts';
import { PAGE_PARAMS, type Query, withQuery } from '../../../domain/site/paths.ts';
import { pageRequestContext, servicesContext } from '../../context.ts';

type Loading = { context: Readonly<RouterContextProvider> };

/** The service that reads what the public pages show. */
export function storefront({ context }: Loading) {
  return context.get(servicesContext).storefront;
}

/** Where the request came to. */
export function originOf({ context }: Loading): string {
  return context.get(pageRequestContext).origin;
}

/** What an address asked for beyond its path, as far as pages read it. */
function askedFor(request: Request): Query {
  const { searchParams } = new URL(request.url);
  return {
    ...Object.fromEntries(PAGE_PARAMS.map((name) => [name, searchParams.get(name)])),
    ...specsQuery(readSpecs(searchParams)),
  };
}

/** A page's view; null with 404 where there is none. An address that moved answers 301, and its query goes along. */
export function viewOf<View>(result: PageResult<View>, request: Request) {
  if (result.kind === 'moved') throw redirect(withQuery(result.to, askedFor(request)), 301);
  if (result.kind === 'missing') return data(null, { status: 404 });
  return result.view;
}

/** A page's view; where there is none, 404 with what stands there instead. */
export async function viewOrMissing<View>(result: PageResult<View>, args: Loading & { request: Request }) {
  if (result.kind !== 'missing') return viewOf(result, args.request);
  return data(await storefront(args).missingPage(), { status: 404 });
}

/** A view with a list; it answers 404 where the list has no such page. */
export function listOf<View extends { progress: ListProgress }>(view: View) {
  return data(view, { status: view.progress.isPast ? 404 : 200 });
}
