import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';

type WayFieldProps<Way extends string> = Pick<
  ComponentProps<typeof Segmented<Way>>,
  'value' | 'onChange' | 'options'
>;

/** In which way a field of many products changes. */
export function WayField<Way extends string>(props: WayFieldProps<Way>) {
  return (
    <Field label="Nasıl" group>
      <Segmented className="w-fit" label="Nasıl" {...props} />
    </Field>
  );
}
