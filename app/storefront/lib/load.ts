import { data, type RouterContextProvider, redirect } from 'react-router';
import type { PageResult } from '../../../domain/views/result.ts';
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

/** A page's view; null with 404 where there is none. An address that moved answers 301. */
export function viewOf<View>(result: PageResult<View>) {
  if (result.kind === 'moved') throw redirect(result.to, 301);
  if (result.kind === 'missing') return data(null, { status: 404 });
  return result.view;
}
