import { data, redirect } from 'react-router';
import { AppError } from '../../../../domain/errors.ts';
import { quotePath } from '../../../../domain/site/paths.ts';
import { quoteAcceptance } from '../../../../domain/things/quote.ts';
import type { Services } from '../../../../server/services.ts';

export type Refusal = { name: string; text: string };
type Sent = { token: string; request: Request; address: string };

const UNREAD = 'Form okunamadı. Sayfayı yenileyip yeniden deneyin.';
const PRIVATE = { 'Cache-Control': 'no-store' };

function textIn(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}

/** Takes the form below an offer; then shows the page with what was accepted. */
export async function takeAcceptance(services: Services, { token, request, address }: Sent) {
  let name = '';
  try {
    if (request.method !== 'POST') throw new AppError('method_not_allowed', UNREAD);
    const form = await request.formData().catch((cause: unknown) => {
      throw new AppError('bad_request', UNREAD, { cause });
    });
    name = textIn(form, 'name');
    const parsed = quoteAcceptance.safeParse({ name, note: textIn(form, 'note') });
    if (!parsed.success) throw new AppError('invalid', parsed.error.issues[0]?.message ?? UNREAD);
    await services.quotes.accept(token, { ...parsed.data, address });
    return redirect(quotePath(token), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<Refusal>({ name, text: error.message }, { status: error.status, headers: PRIVATE });
  }
}
