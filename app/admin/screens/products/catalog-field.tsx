import type { Control } from 'react-hook-form';
import { ComboField } from '../../form/fields.tsx';
import { catalogKind } from '../../kinds/catalog.ts';
import { useChoices } from '../../kinds/use-choices.ts';
import type { ProductOutput, ProductValues } from './product-spec.ts';

type CatalogFieldProps = {
  control: Control<ProductValues, unknown, ProductOutput>;
  placeholder: string;
  clearable?: boolean;
};

/** The catalog that a product is in. */
export function CatalogField(props: CatalogFieldProps) {
  return (
    <ComboField
      {...props}
      name="catalogId"
      label={catalogKind.title}
      options={useChoices(catalogKind).options}
    />
  );
}
