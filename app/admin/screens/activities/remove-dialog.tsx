import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countWords, LISTED_KINDS } from '../../kinds/all-kinds.ts';
import { categoryKind } from '../../kinds/category.ts';
import { type Held, type ListedKind, screenTexts } from '../../kinds/kind.ts';
import { notifyFailed, notifyUndoable } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { renamedText } from '../../lib/renamed.ts';
import { restoreTrash } from '../../lib/resources.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

/** A row that can be deleted from wherever it is shown. */
export type Removable = { kind: ListedKind; id: string; name: string };

const LISTED_NAMES = LISTED_KINDS.map((kind) => kind.name);

/** What happens to what a brand or category holds. */
function heldSentence({ kind }: Removable, held: Held, takesProducts: boolean): string {
  if (kind === categoryKind && !takesProducts) {
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
  const { resource, holds, name: kindName } = target.kind;
  const isCategory = target.kind === categoryKind;
  const texts = screenTexts(target.kind);
  const client = useQueryClient();
  const [takesProducts, setTakesProducts] = useState(false);
  const [busy, setBusy] = useState(false);
  const held = useQuery({
    queryKey: [kindName, 'held', target.id],
    queryFn: async ({ signal }) => holds?.(await resource.get(target.id, signal)) ?? null,
    enabled: holds !== undefined,
    staleTime: 0,
  });

  async function confirm() {
    if (busy) return;
    setBusy(true);
    const { id, name } = target;
    try {
      const query = isCategory && takesProducts ? { products: 'trash' } : {};
      const { trashId } = await resource.remove(id, query);
      const done = isCategory ? 'Kategori başarıyla silindi!' : `"${name}" çöp kutusuna taşındı.`;
      notifyUndoable(done, async () => {
        const renamed = await restoreTrash([trashId]);
        await refreshThing(client, ...LISTED_NAMES);
        return renamedText(renamed);
      });
      onClose();
      await refreshThing(client, ...LISTED_NAMES);
    } catch (error) {
      notifyFailed(texts.removeFailed, error);
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={texts.removeOne}
      confirmLabel="Sil"
      onCancel={onClose}
      onConfirm={confirm}
    >
      <p>
        <b>{target.name}</b> çöp kutusuna taşınır; oradan geri getirebilirsiniz.
      </p>
      {held.data && <p className="mt-2">{heldSentence(target, held.data, takesProducts)}</p>}
      {isCategory && (held.data?.products ?? 0) > 0 && (
        <Checkbox label="Ürünlerini de sil" checked={takesProducts} onChange={setTakesProducts} />
      )}
    </ConfirmDialog>
  );
}

/** The question before a deletion from a mixed list, while there is a target. */
export function RemoveDialog({ target, onClose }: { target: Removable | null; onClose: () => void }) {
  return target && <Question key={target.id} target={target} onClose={onClose} />;
}
