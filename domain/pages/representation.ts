import { sinceEnding } from '../rules/since.ts';
import type { BrandRow } from './rows.ts';

/** How long a brand is represented, and what is said of its service: nothing where nothing is known. */
export type Representation = { since: { year: string; ending: string } | null; notes: string[] };
/** Who answers for a brand; `href` dials the number. */
export type Contact = { name: string; title: string | null; phone: string | null; href: string | null };

/** What is known of a brand's representation. */
export function representationOf(brand: Pick<BrandRow, 'representedSince' | 'serviceNotes'>): Representation {
  const year = brand.representedSince;
  const lines = (brand.serviceNotes ?? '').split('\n').filter((line) => line.trim() !== '');
  return { since: year ? { year, ending: sinceEnding(year) } : null, notes: [...new Set(lines)] };
}

/** Who answers for a brand; a number without a name is the brand's desk. */
export function contactOf({
  contactName,
  contactTitle,
  contactPhone,
}: Pick<BrandRow, 'contactName' | 'contactTitle' | 'contactPhone'>): Contact | null {
  const name = contactName ?? contactTitle ?? (contactPhone ? 'Marka sorumlusu' : null);
  if (!name) return null;
  return {
    name,
    title: contactName ? contactTitle : null,
    phone: contactPhone,
    href: contactPhone ? `tel:${contactPhone.replace(/[^\d+]/g, '')}` : null,
  };
}
