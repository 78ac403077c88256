import { cleanText } from '../rules/clean-text.ts';
import { PHONE_HINT, shapePhone } from '../rules/phone.ts';

/** The rules of the contact form that a page checks itself: it then loads no validator. */
export const MESSAGE_FIELDS = ['name', 'phone', 'email', 'subject', 'message'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];
export type MessageValues = Record<MessageField, string>;
export type MessageErrors = Partial<Record<MessageField, string>>;

/** What the form sends besides: the version of its notice, and a field that no person sees and only robots fill. */
export const CONSENT_FIELD = 'aydinlatma_surumu';
export const TRAP_FIELD = 'web_sitesi';

/** The longest that each field may be. */
export const MESSAGE_MAX: Record<MessageField, number> = {
  name: 120,
  phone: 40,
  email: 254,
  subject: 200,
  message: 5000,
};
/** What is said of an empty field. */
export const MESSAGE_REQUIRED: Record<MessageField, string> = {
  name: 'Adınızı yazın.',
  phone: 'Telefon numaranızı yazın.',
  email: 'E-posta adresinizi yazın.',
  subject: 'Konuyu yazın.',
  message: 'Mesajınızı yazın.',
};
export const MESSAGE_EMAIL = 'E-posta adresi eksik görünüyor. Örnek: ad@klinik.com.tr';

/** Nobody reads a form, fills five fields and sends it in less: milliseconds. */
export const FASTEST_MS = 1500;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** What is wrong with a message at first sight; the server has the last word. */
export function checkMessage(values: MessageValues): MessageErrors {
  const errors: MessageErrors = {};
  for (const field of MESSAGE_FIELDS) {
    const text = cleanText(values[field], field === 'message' ? 'lines' : 'line');
    if (text === '') errors[field] = MESSAGE_REQUIRED[field];
    else if (text.length > MESSAGE_MAX[field])
      errors[field] = `En fazla ${MESSAGE_MAX[field]} karakter olabilir.`;
  }
  if (!errors.email && !EMAIL.test(cleanText(values.email))) errors.email = MESSAGE_EMAIL;
  if (!errors.phone && shapePhone(values.phone) === null) errors.phone = PHONE_HINT;
  return errors;
}
