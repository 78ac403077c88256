import { type ClientResponse, hc } from 'hono/client';
import type { AppType } from '../../../server/api.ts';
import { apiFetch, openFetch } from './http.ts';

/** The API as the signed-in person; a refused call throws an `ApiError`. */
export const api = hc<AppType>('/api', { fetch: apiFetch });

/** The API without a session, for signing in. */
export const openApi = hc<AppType>('/api', { fetch: openFetch });

/** The JSON of an answered call. */
export async function read<T>(call: Promise<ClientResponse<T>>): Promise<T> {
  return (await (await call).json()) as T;
}
