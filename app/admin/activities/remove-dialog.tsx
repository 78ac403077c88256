import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { brands, catalogs, categories, products, restoreTrash } from '../../lib/resources.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { countWords, LISTED_KINDS, type ListedKind } from '../shared/kinds.ts';
import { notifyFailed, notifyUndoable } from '../shared/notices.ts';
import { refreshThing } from '../shared/query-client.ts';
import { renamedText } from '../shared/renamed.ts';

/** A row that can be deleted from wherever it is shown. */
export type Removable = { kind: ListedKind; id: string; name: string };
type Held = { categories: number; products: number };

const RESOURCES = { brands, categories, products, catalogs };
const ACCUSATIVE: Record<ListedKind, string> = {
  brands: 'markayı',
  categories: 'kategoriyi',
  products: 'ürünü',
  catalogs: 'kataloğu',
};
const FAILED: Record<ListedKind, string> = {
  brands: 'Marka silinirken hata oluştu!',
  categories: 'Kategori silinirken hata oluştu!',
  products: 'Ürün silinirken hata oluştu!',
  catalogs: 'Katalog silinirken hata oluştu!',
};

async function readHeld({ kind, id }: Removable, signal: AbortSignal): Promise<Held> {
  if (kind === 'brands') {
    const { categoriesCount, productsCount } = await brands.get(id, signal);
    return { categories: categoriesCount, products: productsCount };
  }
  if (kind === 'categories') {
    const { childrenCount, productCount } = await categories.get(id, signal);
    return { categories: childrenCount, products: productCount };
  }
  return { categories: 0, products: 0 };
}

/** What happens to what a brand or category holds. */
function heldSentence({ kind }: Removable, held: Held, takesProducts: boolean): string {
  if (kind === 'categories' && !takesProducts) {
    const parts = [
      held.categories > 0 &&
        `Alt kategorileri de onunla gider (${countWords({ categories: held.categories })}).`,
      held.products > 0 && `${countWords({ products: held.products })} silinmez, Genel altında kalır.`,
    ];
    return parts.filter(Boolean).join(' ');
  }
  const words = countWords(held);
  return words && `İçindekiler de onunla gider: ${words}.`;
}

function Question({ target, onClose }: { target: Removable; onClose: () => void }) {
  const client = useQueryClient();
  const [takesProducts, setTakesProducts] = useState(false);
  const [busy, setBusy] = useState(false);
  const held = useQuery({
    queryKey: [target.kind, 'held', target.id],
    queryFn: ({ signal }) => readHeld(target, signal),
    staleTime: 0,
  });

  async function confirm() {
    if (busy) return;
    setBusy(true);
    const { kind, id, name } = target;
    try {
      const query = kind === 'categories' && takesProducts ? { products: 'trash' } : {};
      const { trashId } = await RESOURCES[kind].remove(id, query);
      const done = kind === 'categories' ? 'Kategori başarıyla silindi!' : `"${name}" çöp kutusuna taşındı.`;
      notifyUndoable(done, async () => {
        const renamed = await restoreTrash([trashId]);
        await refreshThing(client, ...LISTED_KINDS);
        return renamedText(renamed);
      });
      onClose();
      await refreshThing(client, ...LISTED_KINDS);
    } catch (error) {
      notifyFailed(FAILED[kind], error);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={`Bu ${ACCUSATIVE[target.kind]} silmek istediğinizden emin misiniz?`}
      confirmLabel="Sil"
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>
        <b>{target.name}</b> çöp kutusuna taşınır; oradan geri getirebilirsiniz.
      </p>
      {held.data && <p className="mt-2">{heldSentence(target, held.data, takesProducts)}</p>}
      {target.kind === 'categories' && (held.data?.products ?? 0) > 0 && (
        <Checkbox label="Ürünlerini de sil" checked={takesProducts} onChange={setTakesProducts} />
      )}
    </ConfirmDialog>
  );
}

/** The question before a deletion from a mixed list, while there is a target. */
export function RemoveDialog({ target, onClose }: { target: Removable | null; onClose: () => void }) {
  return target && <Question key={target.id} target={target} onClose={onClose} />;
}
