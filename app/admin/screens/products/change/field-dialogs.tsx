import type { ReactNode } from 'react';
import { CatalogDialog } from './catalog-dialog.tsx';
import type { FieldDialogProps } from './change-frame.tsx';
import { FeaturedDialog } from './featured-dialog.tsx';
import type { BulkField } from './field-menu.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { SpecificationDialog } from './specification-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';

const DIALOGS: Readonly<Record<BulkField, (props: FieldDialogProps) => ReactNode>> = {
  price: PriceDialog,
  stock: StockDialog,
  place: PlaceDialog,
  catalog: CatalogDialog,
  specification: SpecificationDialog,
  featured: FeaturedDialog,
};

/** The dialog in which a field of many products changes. */
export default function FieldDialog({ field, ...props }: FieldDialogProps & { field: BulkField }) {
  const Chosen = DIALOGS[field];
  return <Chosen {...props} />;
}
