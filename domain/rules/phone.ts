/** What may stand between the digits of a number as people write it. */
const SEPARATORS = /[\s().\-–/·]+/g;
const TURKEY = '90';
/** Area codes, mobile numbers and nationwide numbers: 212, 312, 532, 850 … */
const NATIONAL = /^[2-58]\d{9}$/;
/** The nationwide short numbers, `444 1 234`. */
const SHORT = /^444\d{4}$/;
/** E.164 without Turkey's own. */
const FOREIGN = /^[1-9]\d{6,14}$/;

export const PHONE_HINT =
  'Telefon numarası eksik ya da hatalı görünüyor. Örnek: 0532 555 01 42. Yurt dışı numaralarını + ile yazın.';

function inGroups(national: string): string {
  return national.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');
}

/**
 * A phone number in the shape that people here read: `0532 555 01 42`, `+90 312 555 01 42`, `444 1 234`. A foreign one
 * begins with + and keeps its groups. Null for what is no number.
 */
export function shapePhone(text: string): string | null {
  const spaced = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(SEPARATORS, ' ')
    .trim();
  const joined = spaced.replace(/ /g, '').replace(/^\+0?(?=90)|^00/, '+');
  if (!/^\+?\d+$/.test(joined)) return null;
  const isForeignForm = joined.startsWith('+');
  const digits = joined.replace('+', '').replace(/^900(?=[2-58]\d{9}$)/, TURKEY);
  if (digits.startsWith(TURKEY) && (isForeignForm || digits.length === 12)) {
    const national = digits.slice(TURKEY.length);
    return NATIONAL.test(national) ? `+${TURKEY} ${inGroups(national)}` : null;
  }
  if (isForeignForm) return FOREIGN.test(digits) ? spaced.replace(/^00 ?|^\+ ?/, '+') : null;
  if (SHORT.test(digits)) return digits.replace(/^(444)(\d)(\d{3})$/, '$1 $2 $3');
  const national = digits.replace(/^0/, '');
  return NATIONAL.test(national) ? `0${inGroups(national)}` : null;
}
