import type { FieldValues } from 'react-hook-form';
import { slugify } from '../../../domain/rules/slug.ts';
import { type BoundField, NumberField, TextField } from './fields.tsx';

type Bound<V extends FieldValues, O> = Pick<BoundField<V, O>, 'control' | 'name'>;

/** The name in a row's address, which is made of its title where nobody writes one. */
export function SlugField<V extends FieldValues, O>({ title, ...field }: Bound<V, O> & { title: string }) {
  return (
    <TextField
      {...field}
      label="Adresteki adı"
      placeholder={slugify(title)}
      hint="Boş bırakılırsa addan oluşturulur."
    />
  );
}

/** A row's place among others. */
export function OrderField<V extends FieldValues, O>(field: Bound<V, O>) {
  return <NumberField {...field} label="Sıra" empty={0} />;
}
