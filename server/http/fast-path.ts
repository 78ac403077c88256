import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { shortAddress } from '../../domain/rules/short-address.ts';
import type { Env } from '../env.ts';
import { withoutPersons } from '../log.ts';
import { kindOf, type Metrics } from '../metrics/service.ts';
import { type Encoding, headersOf, matchesTag, readyEncoding } from './encoded.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { networkOf } from './network.ts';
import type { Origins } from './origin.ts';
import { callerAddress, requestIdOf } from './request.ts';
import { cameByTls, securityHeadersFor } from './security.ts';

type Told = { requestId: string; status: number; ms: number };
type Parts = {
  env: Env;
  kept: KeptAnswers;
  origins: Origins;
  metrics: Metrics;
  log: Logger;
};

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(', ') : header;
}

/**
 * The headers of an answer as Node takes them, names and values in turn; made once for each of its forms. The last is
 * the id of the request.
 */
function headOf(
  { encoded, heads }: KeptAnswer,
  encoding: Encoding | null,
  { isSecure, variesByOrigin }: { isSecure: boolean; variesByOrigin: boolean },
): string[] {
  const form = `${encoding} ${isSecure}`;
  const known = heads.get(form);
  if (known) return known;
  const own = headersOf(encoded, encoding, true).map(([name, value]): [string, string] =>
    // Who keeps it for others must know that a page of a named origin is told more.
    variesByOrigin && name === 'vary' ? [name, `${value}, Origin`] : [name, value],
  );
  // Who has the answer has what protects it too.
  const values = new Map(own);
  const more = encoding ? securityHeadersFor(isSecure, (name) => values.get(name)) : [];
  const head = [...own.flat(), ...more.flat(), 'x-request-id', ''];
  heads.set(form, head);
  return head;
}

/** A read that brings nothing of its own: no token, no body. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    headers.authorization === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers['content-length'] === undefined
  );
}

/** The form in which a request takes an answer: `null` when it has it already, undefined when it is not made yet. */
function formFor({ encoded }: KeptAnswer, { headers }: IncomingMessage): Encoding | null | undefined {
  const tag = headers['if-none-match'];
  if (encoded.status === 200 && tag !== undefined && matchesTag(tag, encoded.etag)) return null;
  return readyEncoding(encoded, one(headers['accept-encoding']));
}

/**
 * Answers straight from Node's own request what is kept and the same for everyone. All else, and whoever brings a token,
 * goes the long way.
 * @returns whether it has answered
 */
export function createFastPath({ env, kept, origins, metrics, log }: Parts) {
  const forwards = env.TRUST_PROXY;
  const isSecure = cameByTls(env, undefined);
  /** Counts and logs as the long way does. */
  function tell({ method, url = '', headers, socket }: IncomingMessage, told: Told): void {
    const path = url.split('?', 1)[0] ?? '';
    metrics.request(kindOf(path), told.status, told.ms / 1000);
    if (!log.isLevelEnabled('info')) return;
    const caller = callerAddress(one(headers['x-forwarded-for']), socket.remoteAddress, env.TRUST_PROXY);
    const address = shortAddress(networkOf(caller));
    log.info({ ...told, ms: Math.round(told.ms), method, path: withoutPersons(path), address }, 'request');
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isPlainRead(request)) return false;
    const { headers, url = '' } = request;
    // The pages of other origins are told that they may read it.
    if (headers.origin !== undefined && env.API_ORIGINS.includes(headers.origin)) return false;
    const protocol = one(headers['x-forwarded-proto']);
    const forwardedHost = one(headers['x-forwarded-host']);
    const answer = kept.find(origins.of({ protocol, host: headers.host, forwardedHost }) + url);
    const form = answer && formFor(answer, request);
    if (!answer || form === undefined) return false;
    const started = performance.now();
    const requestId = requestIdOf(one(headers['x-request-id']), env.TRUST_PROXY);
    const status = form === null ? 304 : answer.encoded.status;
    const head = headOf(answer, form, {
      isSecure: forwards && protocol ? cameByTls(env, protocol) : isSecure,
      variesByOrigin: env.API_ORIGINS.length > 0 && url.startsWith('/api/'),
    });
    head[head.length - 1] = requestId;
    response.writeHead(status, head);
    response.end(form && request.method === 'GET' ? answer.encoded.bodies[form] : undefined);
    tell(request, { requestId, status, ms: performance.now() - started });
    return true;
  };
}

export type FastPath = ReturnType<typeof createFastPath>;
