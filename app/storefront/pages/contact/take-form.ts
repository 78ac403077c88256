import { data, redirect } from 'react-router';
import { AppError } from '../../../../domain/errors.ts';
import { PATHS, withQuery } from '../../../../domain/site/paths.ts';
import { type MessageForm, messageInput } from '../../../../domain/things/message.ts';
import {
  CONSENT_FIELD,
  MESSAGE_FIELDS,
  type MessageErrors,
  type MessageValues,
  TRAP_FIELD,
} from '../../../../domain/things/message-rules.ts';
import { pageRequestContext, servicesContext } from '../../../context.ts';
import type { Route } from './+types/route';
import { FORM_ID, type Refusal, SENT_VIEW } from './message-form.tsx';

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const UNREAD = 'Mesajınız okunamadı. Alanları doldurup formu yeniden gönderin.';
const UNSTORED = 'Mesajınız şu anda kaydedilemedi. Yazdıklarınız duruyor; birazdan yeniden deneyin.';

type Sent = { values: MessageValues; form: MessageForm };

function textIn(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}

async function textsIn(request: Request): Promise<Sent> {
  // The router brings every method that is no reading here.
  if (request.method !== 'POST') throw new AppError('method_not_allowed', UNREAD);
  if (!FORM_TYPES.test(request.headers.get('Content-Type') ?? ''))
    throw new AppError('unsupported_type', UNREAD);
  const form = await request.formData().catch((cause: unknown) => {
    throw new AppError('bad_request', UNREAD, { cause });
  });
  const texts = MESSAGE_FIELDS.map((field) => [field, textIn(form, field)] as const);
  return {
    values: Object.fromEntries(texts) as MessageValues,
    form: { consentVersion: textIn(form, CONSENT_FIELD), trap: textIn(form, TRAP_FIELD) },
  };
}

function refuse(values: MessageValues, error: AppError, errors: MessageErrors = {}) {
  const headers = {
    ...(error.retryAfter !== undefined && { 'Retry-After': String(error.retryAfter) }),
    ...(error.code === 'method_not_allowed' && { Allow: 'GET, HEAD, POST' }),
  };
  return data<Refusal>({ values, errors, text: error.message }, { status: error.status, headers });
}

/** The form sent without scripts: stored like one that comes through the API, then shown as sent. */
export async function takeForm({ context, request }: Pick<Route.ActionArgs, 'context' | 'request'>) {
  const services = context.get(servicesContext);
  let values = { name: '', phone: '', email: '', subject: '', message: '' };
  try {
    const sent = await textsIn(request);
    values = sent.values;
    const parsed = messageInput.safeParse(values);
    if (!parsed.success) {
      const errors: MessageErrors = {};
      for (const { path, message } of parsed.error.issues) {
        const field = MESSAGE_FIELDS.find((name) => name === path[0]);
        if (field) errors[field] ??= message;
      }
      const text = 'Mesajınız gönderilmedi. İşaretli alanları düzeltin.';
      return refuse(values, new AppError('invalid', text), errors);
    }
    const { address } = context.get(pageRequestContext);
    const { reference } = await services.messages.receiveForm({
      texts: parsed.data,
      form: sent.form,
      address,
    });
    return redirect(`${withQuery(PATHS.contact, { view: SENT_VIEW, ref: reference })}#${FORM_ID}`, 303);
  } catch (error) {
    if (error instanceof AppError) return refuse(values, error);
    services.log.error({ err: error }, 'a message could not be stored');
    return refuse(values, new AppError('internal', UNSTORED));
  }
}
