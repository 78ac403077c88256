import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AppError } from '../../domain/errors.ts';
import { isWebAddress } from '../../domain/rules/safe-link.ts';
import { isPublicAddress } from './public-address.ts';

const WITHIN_MS = 15_000;
const REDIRECTS_MAX = 3;
const MOVED = new Set([301, 302, 303, 307, 308]);

/** What may be reached; tests put their own server in its place. */
export type Reach = {
  lookup: (host: string, done: (error: Error | null, found: LookupAddress[]) => void) => void;
  isOpen: (address: string) => boolean;
};

const OPEN_NET: Reach = {
  lookup: (host, done) => lookUp(host, { all: true }, done),
  isOpen: isPublicAddress,
};

function refused(message: string, cause?: unknown): AppError {
  return new AppError('invalid', message, cause === undefined ? {} : { cause });
}

const CLOSED = 'Görselin adresi herkese açık bir sunucuda değil.';

/** Finds a host's addresses for a connection, and ends it where one of them is not on the open net. */
function guarded({ lookup, isOpen }: Reach): LookupFunction {
  return (host, options, done) => {
    lookup(host, (error, found) => {
      const isClosed = found?.some(({ address }) => !isOpen(address));
      const [first] = found ?? [];
      if (error || !first || isClosed) {
        done(isClosed ? refused(CLOSED) : (error ?? new Error('no address')), '', 4);
        return;
      }
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

async function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  // An address in digits is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !reach.isOpen(host)) throw refused(CLOSED);
  return new Promise((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const options = {
      ...{ agent: false, signal, lookup: guarded(reach) },
      headers: { Accept: 'image/*', 'User-Agent': 'Vitrin' },
    };
    get(url, options, resolve).on('error', reject);
  });
}

async function bytesOf(answer: IncomingMessage, max: number, tooLarge: string): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer) {
    size += part.length;
    if (size > max) throw refused(tooLarge);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

async function follow(address: string, limit: Limit, reach: Reach, signal: AbortSignal) {
  let url = address;
  for (let moves = 0; moves <= REDIRECTS_MAX; moves++) {
    if (!isWebAddress(url)) throw refused(CLOSED);
    const answer = await ask(new URL(url), reach, signal);
    const { statusCode = 0, headers } = answer;
    if (MOVED.has(statusCode) && headers.location && URL.canParse(headers.location, url)) {
      answer.destroy();
      url = new URL(headers.location, url).href;
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw refused(`Görselin adresi ${statusCode} yanıtı verdi.`);
    }
    return bytesOf(answer, limit.max, limit.tooLarge);
  }
  throw refused('Görselin adresi çok kez başka adrese yönlendiriyor.');
}

type Limit = { max: number; tooLarge: string };

/**
 * The bytes of a picture on the open net. Only http(s) addresses whose every IP is public are asked, after each redirect
 * and in the very connection, so that a name which changes its address between question and connection leads nowhere.
 * @throws AppError invalid, with the reason as a sentence
 */
export async function fetchPicture(address: string, limit: Limit, reach = OPEN_NET): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  try {
    return await follow(address, limit, reach, signal);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused(
      signal.aborted ? 'Görselin adresi yanıt vermedi.' : 'Görselin adresine ulaşılamadı.',
      error,
    );
  }
}
