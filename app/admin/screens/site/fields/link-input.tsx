import { type ComponentProps, useId } from 'react';
import { PATHS } from '../../../../../domain/site/paths.ts';
import { Input } from '../../../ui/input.tsx';

const SUGGESTED = [
  { path: PATHS.home, label: 'Ana sayfa' },
  { path: PATHS.about, label: 'Kurumsal' },
  { path: PATHS.brands, label: 'Markalar' },
  { path: PATHS.distributors, label: 'Bayiliklerimiz' },
  { path: PATHS.clinicSetup, label: 'Hizmetlerimiz' },
  { path: PATHS.catalogs, label: 'Kataloglar' },
  { path: PATHS.contact, label: 'İletişim' },
];

/** An address: one of the site's pages, offered while typing, or any other. */
export function LinkInput(props: ComponentProps<'input'>) {
  const list = useId();
  return (
    <>
      <Input {...props} inputMode="url" list={list} placeholder="/contact ya da https://" />
      <datalist id={list}>
        {SUGGESTED.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}
