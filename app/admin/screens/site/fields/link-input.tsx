import type { ComponentProps } from 'react';
import { PATHS } from '../../../../../domain/site/paths.ts';
import { foldedMatch } from '../../../lib/folded-match.ts';
import { SuggestInput } from '../../../ui/suggest-input.tsx';

const SUGGESTED = [
  { value: PATHS.home, label: 'Ana sayfa' },
  { value: PATHS.about, label: 'Kurumsal' },
  { value: PATHS.brands, label: 'Markalar' },
  { value: PATHS.distributors, label: 'Bayiliklerimiz' },
  { value: PATHS.clinicSetup, label: 'Hizmetlerimiz' },
  { value: PATHS.catalogs, label: 'Kataloglar' },
  { value: PATHS.contact, label: 'İletişim' },
].map((page) => ({ ...page, detail: page.value }));

/** An address: one of the site's pages, offered while typing, or any other. */
export function LinkInput(props: Omit<ComponentProps<typeof SuggestInput>, 'label' | 'options' | 'matches'>) {
  return (
    <SuggestInput
      {...props}
      label="Sitenin sayfaları"
      options={SUGGESTED}
      matches={foldedMatch}
      inputMode="url"
      placeholder="/contact ya da https://"
    />
  );
}
