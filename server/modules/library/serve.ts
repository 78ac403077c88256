import type { Context } from 'hono';
import { AppError } from '../../../domain/errors.ts';
import { CROPS, VARIANT_FORMATS, VARIANT_WIDTHS } from '../../../domain/things/media.ts';
import { contentTypeOf } from '../../files/content-types.ts';
import { disposition } from '../../files/disposition.ts';
import { isStaff } from '../../http/auth.ts';
import type { HttpEnv } from '../../http/context.ts';
import { onNotFound } from '../../http/errors.ts';
import type { createRouter } from '../../http/openapi.ts';
import { DOCUMENT_POLICY, DOWNLOAD_POLICY, sendObject } from '../../http/send-object.ts';
import type { WantedVariant } from '../../pictures/variants.ts';
import type { AuthService, SessionTokens } from '../accounts/service.ts';
import type { MediaService } from './service.ts';

const NAME = /^[0-9a-f]{32}\.(?:jpg|png|webp|avif|pdf|doc|docx)$/;
const HASH = /^[0-9a-f]{32}$/;
const PAGE_PICTURE = /^[1-9]\d{0,2}-(?:(?:760|1520)\.webp|760\.jpg)$/;
const PICTURE = /\.(?:jpg|png|webp|avif)$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** A document may be withdrawn: browsers ask each time whether they may still show it, and nobody in between keeps it. */
const REVALIDATE = 'private, no-cache';
/** Who turns pages back and forth does not ask each time; what they have seen they have seen. */
const FOR_THE_VISIT = 'private, max-age=300';
const FOR_A_MINUTE = 'public, max-age=60';
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

type Wanted = Omit<WantedVariant, 'focalX' | 'focalY'>;

function oneOf<T extends string | number>(known: readonly T[], value: string | undefined): T | undefined {
  return known.find((one) => String(one) === value);
}

/** The copy that an address asks for; null for the file itself, undefined for a size that is not made. */
function wantedFrom(c: Context<HttpEnv>): Wanted | null | undefined {
  const query = c.req.query();
  if (query.w === undefined && query.f === undefined && query.c === undefined) return null;
  const width = oneOf(VARIANT_WIDTHS, query.w);
  const format = oneOf(VARIANT_FORMATS, query.f ?? 'webp');
  const crop = query.c === undefined ? null : oneOf(CROPS, query.c);
  return width && format && crop !== undefined ? { width, format, crop } : undefined;
}

/** Serves stored files and the copies of pictures below `/media`. */
export function mountMedia(
  app: ReturnType<typeof createRouter>,
  { media, auth, documentLinks }: { media: MediaService; auth: AuthService; documentLinks: SessionTokens },
): void {
  async function mayRead(c: Context<HttpEnv>, url: string): Promise<boolean> {
    return (
      (await media.isPublicDocument(url)) ||
      (await documentLinks.isValid(c.req.query('token'), url)) ||
      (await isStaff(c, auth))
    );
  }

  async function sendDocument(c: Context<HttpEnv>, key: string): Promise<Response> {
    const url = `/media/${key}`;
    if (!(await mayRead(c, url))) return onNotFound(c) as Response;
    const file = await media.findByUrl(url);
    // What runs scripts or opens other things is for a reader on the visitor's own machine to decide about.
    const isShown = key.endsWith('.pdf') && !(await media.isActiveDocument(key));
    const type = isShown ? 'inline' : 'attachment';
    c.header('Content-Security-Policy', isShown ? DOCUMENT_POLICY : DOWNLOAD_POLICY);
    c.header('Content-Disposition', file ? disposition(type, file.fileName) : type);
    return sendObject(c, media.storage, key, { cacheControl: REVALIDATE, contentType: contentTypeOf(key) });
  }

  async function focalPoint(url: string): Promise<{ focalX: number; focalY: number }> {
    const facts = (await media.describe([url])).get(url);
    return { focalX: facts?.focalX ?? 50, focalY: facts?.focalY ?? 50 };
  }

  /** A picture that is too large is better than none: no room, too much to do, or bytes that no longer decode. */
  function originalInstead(c: Context<HttpEnv>, key: string, error: unknown): string {
    if (!(error instanceof AppError && error.code === 'not_found'))
      c.var.log.warn({ err: error, key }, 'a copy of a picture could not be made');
    return key;
  }

  async function sendCopy(c: Context<HttpEnv>, original: string, wanted: Wanted): Promise<Response> {
    const [hash = '', ext = ''] = original.split('.');
    const focal = wanted.crop ? await focalPoint(`/media/${original}`) : { focalX: 50, focalY: 50 };
    const key = await media.variants
      .ensure({ hash, ext }, { ...wanted, ...focal })
      .catch((error: unknown) => originalInstead(c, original, error));
    const isAsAsked = !wanted.crop || c.req.query('p') === `${focal.focalX}x${focal.focalY}`;
    const cacheControl = key !== original && isAsAsked ? FOR_EVER : FOR_A_MINUTE;
    return sendObject(c, media.storage, key, { cacheControl, contentType: contentTypeOf(key) });
  }

  /** A page of a document is for who may read the document. */
  app.get('/media/pages/:hash/:name', async (c) => {
    const { hash, name } = c.req.param();
    if (!HASH.test(hash) || !PAGE_PICTURE.test(name)) return onNotFound(c);
    if (!(await mayRead(c, `/media/${hash}.pdf`))) return onNotFound(c);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Content-Security-Policy', PICTURE_POLICY);
    const key = await media.books.picture(hash, name);
    return sendObject(c, media.storage, key, {
      cacheControl: FOR_THE_VISIT,
      contentType: contentTypeOf(key),
    });
  });

  app.get('/media/:name', async (c) => {
    const key = c.req.param('name');
    if (!NAME.test(key)) return onNotFound(c);
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (!PICTURE.test(key)) return sendDocument(c, key);
    const wanted = wantedFrom(c);
    if (wanted === undefined) return onNotFound(c);
    c.header('Content-Security-Policy', PICTURE_POLICY);
    if (wanted) return sendCopy(c, key, wanted);
    return sendObject(c, media.storage, key, { cacheControl: FOR_EVER, contentType: contentTypeOf(key) });
  });
}
