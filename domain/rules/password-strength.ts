import { fold } from './turkish.ts';

/** Passwords that are tried first everywhere, folded; many more are these with digits behind them. */
const COMMONEST = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345 123123 123321 111111 000000 654321 666666 121212 112233 159753
  987654321 987654 147258369 147258 258456 222222 333333 444444 555555 777777 888888 999999 101010 123654 789456
  password passw0rd p4ssword password1 admin admin123 administrator root toor user guest test test123 demo welcome letmein
  login master hello monkey dragon shadow sunshine princess football baseball iloveyou superman batman michael jordan
  qwerty qwerty123 qwertyuiop qwerty1 asdfgh asdfghjkl asdasd zxcvbn zxcvbnm qazwsx 1q2w3e 1q2w3e4r 1q2w3e4r5t qweasd
  abc123 abcdef abcd1234 a123456 aa123456 asd123 q1w2e3 trustno1 secret changeme default temp pass
  sifre sifre1 sifre123 sifrem sifrem123 parola parola1 parola123 yonetici kullanici deneme deneme1 deneme123 merhaba
  galatasaray fenerbahce besiktas trabzonspor bursaspor gs1905 fb1907 bjk1903 ts1967 galatasaray1905 fenerbahce1907
  besiktas1903 istanbul istanbul34 ankara ankara06 izmir izmir35 turkiye turkey ataturk 19051905 19071907 19031903
  askim canim seviyorum seniseviyorum mehmet mustafa ahmet ayse fatma hatice emine zeynep murat hasan huseyin
  klinik dental dentist dishekimi dis123 vitrin vitrin123 implant kompozit`.split(/\s+/),
);

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];
export type PasswordAdvice = { strength: Strength; advice: string };

const COMMON = 'Bu, ilk denenen şifrelerden biri. Başka bir şifre seçin.';

/** Whether a text goes up or down by one, or repeats, from sign to sign: `abcdef`, `9876`, `aaaa`. */
function isRun(text: string): boolean {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return text.length > 3 && steps.size === 1 && [0, 1, -1].includes([...steps][0] ?? 9);
}

/** Whether a password is one of the commonest, as it is or with signs before and behind it. */
export function isCommonPassword(password: string): boolean {
  const plain = fold(password).replaceAll(' ', '');
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return COMMONEST.has(plain) || isRun(plain) || (plain.length - core.length <= 4 && COMMONEST.has(core));
}

/** How many signs of a kind there could be instead of those that are used. */
function alphabetOf(password: string): number {
  let size = 0;
  if (/\d/.test(password)) size += 10;
  if (/\p{Ll}/u.test(password)) size += 29;
  if (/\p{Lu}/u.test(password)) size += 29;
  if (/[^\p{L}\d]/u.test(password)) size += 20;
  return size;
}

/**
 * How well a password stands against guessing, with one sentence of advice. It advises and refuses nothing. `own` are
 * texts that a stranger knows of its person: the e-mail, the name, the company.
 */
export function adviseOnPassword(password: string, own: readonly string[] = []): PasswordAdvice {
  if (isCommonPassword(password)) return { strength: 'weak', advice: COMMON };
  const plain = fold(password);
  const known = own
    .flatMap((text) => fold(text).split(/[^a-z0-9]+/))
    .find((word) => word.length > 3 && plain.includes(word));
  if (known && plain.length - known.length < 8)
    return {
      strength: 'weak',
      advice: 'Adınız, e-postanız ya da şirket adı kolay tahmin edilir. Başka sözcükler seçin.',
    };
  // Signs that come again say nothing new.
  const bits =
    Math.min([...password].length, new Set(password).size * 2) * Math.log2(alphabetOf(password) || 1);
  if (bits < 36) return { strength: 'weak', advice: 'Kısa ya da tekdüze. Birkaç sözcük daha ekleyin.' };
  if (bits < 52)
    return {
      strength: 'fair',
      advice: 'Daha uzunu daha iyi korur: dört sözcük yan yana kolay akılda kalır.',
    };
  if (bits < 72) return { strength: 'good', advice: 'Başka yerde kullanmadığınız bir şifreyse iyi korur.' };
  return { strength: 'strong', advice: 'Tahmin edilmesi çok zor.' };
}
