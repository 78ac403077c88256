import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, errorBody } from '../../domain/errors.ts';
import { shortAddress } from '../../domain/rules/short-address.ts';
import { loggedPath } from '../log.ts';
import { translateDriverError } from '../records/driver-errors.ts';
import { callerOf, type HttpEnv } from './context.ts';

const GENERIC = 'Sunucu hatası. Lütfen daha sonra tekrar deneyin.';

function toAppError(thrown: unknown): AppError {
  const error = translateDriverError(thrown);
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('too_large', 'Gönderilen veri çok büyük.');
    if (error.status === 415)
      return new AppError(
        'unsupported_type',
        'İstek gövdesi JSON olmalıdır (Content-Type: application/json).',
      );
    if (error.status >= 400 && error.status < 500)
      return new AppError('bad_request', 'Geçersiz veri', { cause: error });
  }
  return new AppError('internal', GENERIC, { cause: error });
}

/** What a call may have said of a file before it turned out that there is none to send. */
const OF_THE_FILE = [
  ...['Cache-Control', 'ETag', 'Accept-Ranges', 'Content-Range', 'Content-Length'],
  ...['Content-Disposition', 'Content-Encoding'],
];

/** Answers an error as JSON. */
export function sendError(c: Context, error: AppError): Response {
  for (const name of OF_THE_FILE) c.header(name, undefined);
  if (error.retryAfter !== undefined) c.header('Retry-After', String(error.retryAfter));
  if (error.code === 'unauthorized') c.header('WWW-Authenticate', 'Bearer');
  return c.json(errorBody(error), error.status);
}

/** What somebody was not let do: worth a look, and seen without looking for it. */
const REFUSALS = new Set([401, 403, 429]);

function tellRefusal(c: Context<HttpEnv>, { code, status }: AppError): void {
  const { session, address, log } = c.var;
  const who = session && callerOf(session);
  const from = address && { address: shortAddress(address) };
  log?.warn({ code, status, method: c.req.method, path: loggedPath(c.req.path), ...who, ...from }, 'refused');
}

/** The one place that turns errors into HTTP; what is not expected is logged and answered without details. */
export const onError: ErrorHandler<HttpEnv> = (error, c) => {
  const known = toAppError(error);
  if (known.code === 'internal') c.var.log?.error({ err: error }, 'unexpected error');
  if (REFUSALS.has(known.status)) tellRefusal(c, known);
  return sendError(c, known);
};

export const onNotFound: NotFoundHandler<HttpEnv> = (c) =>
  sendError(c, new AppError('not_found', 'Böyle bir adres yok.'));
