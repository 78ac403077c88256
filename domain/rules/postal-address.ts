/** The parts of an address as machines read them; a part that the text does not tell is missing. */
export type PostalParts = {
  street: string;
  /** İlçe, or the city where only that is named. */
  locality?: string;
  /** İl. */
  region?: string;
  postalCode?: string;
};

const COUNTRY = /[\s,;–-]*\b(?:Türkiye(?: Cumhuriyeti)?|Turkey|TR)\.?$/iu;
const POSTAL_CODE = /(?<!\d)(?:TR-?)?(\d{5})(?!\d)/;
const DISTRICT_AND_CITY = /(?:^|[\s,])(\p{L}[\p{L}'’.-]{2,})(?:\s*\/\s*|\s+[-–]\s+)(\p{L}[\p{L}'’.-]{2,})$/u;
const CITY = /(?:^|,\s*)(\p{L}[\p{L}'’-]{2,})$/u;

function trimmed(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '');
}

/** Reads an address as people write it: `Ostim OSB, 1234. Cadde No: 56, 06374 Yenimahalle / Ankara`. */
export function postalAddress(text: string): PostalParts {
  const whole = trimmed(text.replace(/\n/g, ', ')).replace(COUNTRY, '');
  const postalCode = POSTAL_CODE.exec(whole)?.[1];
  const rest = trimmed(whole.replace(POSTAL_CODE, ' '));
  const code = postalCode ? { postalCode } : {};
  const pair = DISTRICT_AND_CITY.exec(rest);
  if (pair?.[1] && pair[2]) {
    const street = trimmed(rest.slice(0, pair.index));
    return { street: street || rest, locality: pair[1], region: pair[2], ...code };
  }
  const city = CITY.exec(rest)?.[1];
  return city ? { street: trimmed(text), locality: city, ...code } : { street: trimmed(text), ...code };
}
