import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { disposition } from '../../files/disposition.ts';
import type { StorefrontService } from '../storefront/service.ts';
import type { QuoteSender } from './pdf.ts';

type Layout = Awaited<ReturnType<StorefrontService['layout']>>;

/** The answer of a call that gives an offer as a file. */
export const pdfAnswer = {
  description: 'Dosya',
  content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
};

/** The company as an offer names it, from what stands on every page. */
export function senderOf({ company, footer: { address, email, phone } }: Layout): QuoteSender {
  return { company, address, email, phone: phone?.label ?? '' };
}

/** Answers an offer as a file that a browser shows. */
export function answerPdf(c: Context, code: string, file: Buffer) {
  c.header('Content-Disposition', disposition('inline', `${code}.pdf`));
  return c.body(new Uint8Array(file), 200, { 'Content-Type': 'application/pdf' });
}
