import type { RouterContextProvider } from 'react-router';
import { PREVIEW_PARAM } from '../../../domain/site/paths.ts';
import { servicesContext } from '../../context.ts';

type Loading = { context: Readonly<RouterContextProvider>; request: Request };

/** The token of an editor's preview when the address has a valid one, else null. */
export async function previewToken({ context, request }: Loading): Promise<string | null> {
  const token = new URL(request.url).searchParams.get(PREVIEW_PARAM);
  return token && (await context.get(servicesContext).preview.isValid(token)) ? token : null;
}
