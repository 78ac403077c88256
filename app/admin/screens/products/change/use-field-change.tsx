import { lazy, type ReactNode, Suspense, useState } from 'react';
import { toast } from 'sonner';
import { formatCount } from '../../../../../domain/rules/format.ts';
import type { Product } from '../../../../../domain/things/product.ts';
import { changeProducts } from '../../../lib/resources.ts';
import type { useBulk } from '../../../list/use-bulk.ts';
import type { Selection } from '../../../list/use-selection.ts';
import type { FieldDialogProps } from './change-frame.tsx';
import { type BulkField, FieldMenu } from './field-menu.tsx';
import type { Planned } from './planned.ts';

// Loaded with its first use: most visits to the list change no field of many.
const FieldDialog = lazy(() => import('./field-dialogs.tsx'));

type Options = {
  bulk: ReturnType<typeof useBulk>;
  selection: Selection;
  known: { selectedRows: () => Product[]; renew: (ids: readonly string[]) => Promise<void> };
};
type Left = { row: Product; message: string };

/** Names what was refused, the first few with the reason. */
function tellRefused(left: readonly Left[]): void {
  const [first] = left;
  if (!first) return;
  const more = left.length > 1 ? ` ve ${formatCount(left.length - 1)} ürün daha` : '';
  toast.error(`${formatCount(left.length)} ürün değişmedi; seçili kaldı`, {
    description: `${first.row.name}: ${first.message}${more && ` (${more.trim()})`}`,
    duration: 10_000,
  });
}

/** `Alanı değiştir` of the selection bar, and the dialog that it opens. */
export function useFieldChange({ bulk, selection, known }: Options): {
  menu: ReactNode;
  dialog: ReactNode;
} {
  const [field, setField] = useState<BulkField | null>(null);

  async function write(planned: readonly Planned[], texts: Parameters<FieldDialogProps['onApply']>[1]) {
    setField(null);
    const byId = new Map(planned.map((one) => [one.row.id, one.row]));
    const left: Left[] = [];
    const finished = await bulk.write(
      planned.flatMap(({ row, set }) => (set ? { id: row.id, version: row.version, set } : [])),
      async (rows, operation) => {
        const { updated, undoId, rows: outcomes } = await changeProducts(rows, operation);
        for (const { id, state, message = '' } of outcomes) {
          const row = byId.get(id);
          if (state === 'refused' && row) left.push({ row, message });
        }
        return { updated, undoId };
      },
      { ...texts, failed: 'Ürünler güncellenemedi' },
    );
    const stay = left.map(({ row }) => row.id);
    await known.renew(stay);
    if (finished) selection.select(stay);
    tellRefused(left);
  }

  return {
    menu: <FieldMenu onChoose={setField} />,
    dialog: field && (
      <Suspense>
        <FieldDialog
          field={field}
          rows={known.selectedRows()}
          onClose={() => setField(null)}
          onApply={(planned, texts) => void write(planned, texts)}
        />
      </Suspense>
    ),
  };
}
