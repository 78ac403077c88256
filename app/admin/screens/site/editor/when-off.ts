import { standsWhenOff } from '../../../../../domain/site/section-defaults.ts';
import type { SectionKind } from '../../../../../domain/site/section-kind.ts';

type WhenOff = 'fixed' | 'hidden';

/** What switching a section off does: its page shows fixed copy in its place, or nothing. */
export function whenOff(kind: SectionKind): WhenOff {
  return standsWhenOff(kind) ? 'fixed' : 'hidden';
}

/** The spoken label of a section's switch. */
export function switchName(kind: SectionKind): string {
  return standsWhenOff(kind)
    ? `${kind.label}: kendi içeriğini göster, kapalıyken sabit metin görünür`
    : `${kind.label}: bölümü sayfada göster`;
}

/** Beside the name of a section that is off. */
export const OFF_SHORT: Record<WhenOff, string> = { fixed: 'Sabit metin', hidden: 'Gizli' };

/** Above the fields, while it is on and while it is off. */
export const ON_HINT: Record<WhenOff, string> = {
  fixed: 'Kapatırsanız yerinde sitenin sabit metni görünür.',
  hidden: 'Kapatırsanız bölüm sayfadan kalkar.',
};
export const OFF_NOTE: Record<WhenOff, string> = {
  fixed: 'Bu bölüm kapalı: sayfada ve önizlemede yerine sitenin sabit metni görünür.',
  hidden: 'Bu bölüm gizli: sayfada ve önizlemede görünmez.',
};
/** What is said once a switch is stored. */
export const OFF_DONE: Record<WhenOff, string> = {
  fixed: 'yerine sabit metin görünüyor.',
  hidden: 'bölüm gizlendi.',
};
