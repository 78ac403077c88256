import { useState } from 'react';
import { toast } from 'sonner';
import { formatCount } from '../../../../../domain/rules/format.ts';
import type { Catalog } from '../../../../../domain/things/catalog.ts';
import { changeProducts } from '../../../lib/resources.ts';
import { useBulk } from '../../../list/use-bulk.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { useChoice } from './choice.ts';
import { FoundProducts } from './found-products.tsx';
import { ListedProducts } from './listed-products.tsx';

const VIEWS = [
  { value: 'all', label: 'Bütün ürünler' },
  { value: 'own', label: 'Bu katalogdakiler' },
  { value: 'found', label: 'Koddan bul' },
] as const;
type View = (typeof VIEWS)[number]['value'];
const KINDS = ['products', 'catalogs'];

/** The products of a catalog: ticked in the list, or found by their codes in its text; written as one change. */
export function ProductsDialog({
  catalog,
  onClose,
}: {
  catalog: Pick<Catalog, 'id' | 'title'>;
  onClose: () => void;
}) {
  const [view, setView] = useState<View>('all');
  const choice = useChoice(catalog.id);
  const bulk = useBulk(KINDS, 'ürün');
  const { added, removed } = choice;
  const total = added.length + removed.length;
  const parts = [
    ...(added.length > 0 ? [`${formatCount(added.length)} ürünü bağla`] : []),
    ...(removed.length > 0 ? [`${formatCount(removed.length)} ürünü çıkar`] : []),
  ];

  async function save() {
    let refused = 0;
    const rows = [
      ...added.map(({ id, version }) => ({ id, version, set: { catalogId: catalog.id } })),
      ...removed.map(({ id, version }) => ({ id, version, set: { catalogId: null } })),
    ];
    const finished = await bulk.write(
      rows,
      async (some, operation) => {
        const { updated, undoId, rows: outcomes } = await changeProducts(some, operation);
        refused += outcomes.filter(({ state }) => state === 'refused').length;
        return { updated, undoId };
      },
      {
        label: 'Ürünler bağlanıyor',
        done: (count) => `${catalog.title}: ${count} güncellendi.`,
        failed: 'Ürünler güncellenemedi',
      },
    );
    if (refused > 0) toast.error(`${formatCount(refused)} ürün değişmedi: siz seçerken başkası değiştirdi.`);
    if (finished) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title="Kataloğun ürünleri"
      description={catalog.title}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button disabled={total === 0} busy={bulk.work !== null} onClick={() => void save()}>
            {parts.length > 0 ? parts.join(', ') : 'Değişiklik yok'}
          </Button>
        </>
      }
    >
      <div className="grid content-start gap-4 sm:min-h-120">
        <Segmented
          label="Gösterilen ürünler"
          value={view}
          options={VIEWS}
          onChange={setView}
          className="justify-self-start max-sm:*:px-1.5! max-sm:*:whitespace-nowrap"
        />
        {view === 'found' ? (
          <FoundProducts catalogId={catalog.id} choice={choice} />
        ) : (
          <ListedProducts key={view} catalogId={catalog.id} choice={choice} ownOnly={view === 'own'} />
        )}
      </div>
    </Dialog>
  );
}
