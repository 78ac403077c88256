import type { ErrorBody, ErrorCode, ErrorFields } from '../../../domain/errors.ts';
import { readToken, renewSession } from './session.ts';

export const NETWORK_MESSAGE = 'Sunucuya bağlanılamadı. Bağlantınızı kontrol edip yeniden deneyin.';

type ErrorParts = {
  code?: ErrorCode | 'network';
  fields?: ErrorFields;
  current?: unknown;
  retryAfter?: number;
  said?: string;
  cause?: unknown;
};

/** A refused or failed call. `status` is 0 when the server was not reached at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network' | undefined;
  readonly fields: ErrorFields;
  /** The server's own sentence, when its answer had one. */
  readonly said: string | undefined;
  /** The row as stored, when the save was based on an older one. */
  readonly current: unknown;
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, parts: ErrorParts = {}) {
    super(message, { cause: parts.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.said = parts.said;
    this.current = parts.current;
    this.retryAfter = parts.retryAfter;
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

export function networkError(cause?: unknown): ApiError {
  return new ApiError(0, NETWORK_MESSAGE, { code: 'network', cause });
}

/** The error that a body and status stand for. */
export function errorFrom(status: number, text: string, retryAfter: string | null): ApiError {
  let body: Partial<ErrorBody> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (parsed && typeof parsed === 'object') body = parsed;
  } catch {
    // An answer that is no JSON comes from something in between; its status says enough.
  }
  const said = [body.message, body.error].find((text) => typeof text === 'string' && text !== '');
  return new ApiError(status, said ?? `İşlem tamamlanamadı (HTTP ${status}).`, {
    ...(said && { said }),
    ...(body.code && { code: body.code }),
    ...(body.fields && { fields: body.fields }),
    current: body.current,
    ...(retryAfter && { retryAfter: Number(retryAfter) }),
  });
}

type Attempt<T> = (token: string | null) => Promise<{ status: number; result: T }>;

/** Runs a call with the session's token; after a 401 it waits for a new sign-in and runs it once more. */
export async function withSession<T>(attempt: Attempt<T>): Promise<T> {
  const token = readToken();
  const { status, result } = await attempt(token);
  if (status !== 401 || !(await renewSession(token))) return result;
  return (await attempt(readToken())).result;
}

async function send(
  input: string | URL | Request,
  init: RequestInit | undefined,
  token: string | null,
): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetch(input, { ...init, headers, cache: 'no-store' });
  } catch (cause) {
    if (init?.signal?.aborted) throw cause;
    throw networkError(cause);
  }
}

/** `fetch` with the session's token. Throws an `ApiError` for everything but a good answer. */
export async function apiFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await withSession(async (token) => {
    const answer = await send(input, init, token);
    return { status: answer.status, result: answer };
  });
  if (response.ok) return response;
  throw errorFrom(response.status, await response.text(), response.headers.get('Retry-After'));
}

/** `fetch` without a session, for signing in. */
export async function openFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await send(input, init, null);
  if (response.ok) return response;
  throw errorFrom(response.status, await response.text(), response.headers.get('Retry-After'));
}
