import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SectionItem } from '../../../../../domain/site/section.ts';
import type { ItemKind } from '../../../../../domain/site/section-kind.ts';
import type { Brand } from '../../../../../domain/things/brand.ts';
import { AddPictures } from '../../../files/add-pictures.tsx';
import { SortableList } from '../../../list/sortable.tsx';
import { SortableItem } from '../../../list/sortable-item.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { fieldId } from '../model/save-plan.ts';
import {
  addItems,
  arrange,
  itemsOf,
  newItem,
  type SectionState,
  sectionKey,
} from '../model/section-state.ts';
import { BrandPicker } from './brand-picker.tsx';
import { ItemCard } from './item-card.tsx';
import { fitsRow, itemName } from './item-name.ts';
import { ItemRow } from './item-row.tsx';

type ListProps = { state: SectionState; kind: ItemKind };

/** What a chosen brand leaves in the section. */
function brandData({ id, name, slug, logoUrl, logo, description }: Brand): Record<string, unknown> {
  return { id, name, slug, logoUrl: logoUrl ?? '', logo: logo ?? '', description: description ?? '' };
}

/** The items of one kind: order, forms, switches, deletion, and ways to add more. */
export function ItemList({ state, kind }: ListProps) {
  const { sections, switches, errors } = useEditor();
  const section = sectionKey(state.kind);
  const items = itemsOf(state, state.draft, kind);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ item: SectionItem; name: string } | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const room = kind.max - items.length;
  const isRow = fitsRow(kind);
  const nameOf = (item: SectionItem) => itemName(kind, item, items.indexOf(item));
  const isFaulty = (item: SectionItem) =>
    kind.fields.some((rule) => errors[fieldId(section, item.id, rule.key)] !== undefined);

  function toggle(id: string) {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  }
  function add(data: Record<string, unknown>[]) {
    const made = data.slice(0, room).map((values) => newItem(kind, state.draft.id, values));
    sections.patch(section, (own) => addItems(own, made));
    const first = made[0];
    if (made.length !== 1 || !first || kind.addBy !== 'empty') return;
    setOpen(new Set(open).add(first.id));
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-item="${first.id}"] :is(input:not([type=file]), textarea)`)
        ?.focus(),
    );
  }
  async function remove() {
    if (!asked || isRemoving) return;
    setRemoving(true);
    const isGone = await switches.remove(state, asked.item, asked.name);
    setRemoving(false);
    if (isGone) setAsked(null);
  }

  const added = new Set(items.map((item) => String(item.data.id ?? '')));
  const picture = kind.fields.find((rule) => rule.kind === 'image');

  return (
    <div ref={list} className="grid gap-3">
      {items.length === 0 && (
        <p className="rounded-control border border-dashed border-line-2 px-4 py-5 text-center text-14 text-ink-2">
          {kind.addBy === 'brands'
            ? 'Henüz marka seçilmedi. Marka seçilmezse bütün markalar gösterilir.'
            : `Henüz ${kind.one.toLocaleLowerCase('tr')} eklenmedi.`}
        </p>
      )}
      <SortableList
        items={items}
        nameOf={nameOf}
        onMove={(ordered) =>
          sections.patch(section, (own) =>
            arrange(
              own,
              ordered.map((item) => item.id),
            ),
          )
        }
        overlay={(item) => (
          <div className="rounded-control border border-line-2 bg-surface px-4 py-3 font-medium shadow-lift">
            {nameOf(item)}
          </div>
        )}
      >
        <div className="-ml-3 divide-y divide-line border-y border-line empty:hidden">
          {items.map((item, place) => (
            <SortableItem key={item.id} id={item.id} name={nameOf(item)}>
              {(handle) => (
                <div data-item={item.id} data-row={item.id} className="grid min-w-0">
                  {isRow ? (
                    <ItemRow
                      state={state}
                      kind={kind}
                      item={item}
                      name={nameOf(item)}
                      spoken={`${place + 1}. ${kind.one.toLocaleLowerCase('tr')}`}
                      handle={handle}
                      onRemove={() => setAsked({ item, name: nameOf(item) })}
                    />
                  ) : (
                    <ItemCard
                      state={state}
                      kind={kind}
                      item={item}
                      name={nameOf(item)}
                      handle={handle}
                      isOpen={open.has(item.id) || isFaulty(item)}
                      onToggle={() => toggle(item.id)}
                      onRemove={() => setAsked({ item, name: nameOf(item) })}
                    />
                  )}
                </div>
              )}
            </SortableItem>
          ))}
        </div>
      </SortableList>
      {kind.addBy === 'pictures' && kind.fields[0] ? (
        <AddPictures
          label={kind.addLabel}
          folder={picture?.folder ?? 'images'}
          recommended={picture?.recommended}
          room={room}
          onAdd={(url) => add([{ url }])}
        />
      ) : (
        <Button
          variant="ghost"
          className="justify-self-start"
          disabled={room <= 0}
          onClick={() => (kind.addBy === 'brands' ? setPicking(true) : add([{}]))}
        >
          <Plus aria-hidden />
          {kind.addLabel}
        </Button>
      )}
      {room <= 0 && (
        <p className="text-14 text-ink-2">
          {kind.label}: en fazla {kind.max} tane eklenebilir.
        </p>
      )}
      {isPicking && (
        <BrandPicker
          added={added}
          onAdd={(brand) => add([brandData(brand)])}
          onClose={() => setPicking(false)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        danger
        busy={isRemoving}
        title={`${asked?.name ?? ''} silinsin mi?`}
        confirmLabel="Sil"
        onCancel={() => setAsked(null)}
        onConfirm={() => void remove()}
      >
        <p>
          Bu öğeyi silmek istediğinizden emin misiniz?
          {asked && asked.item.version > 0 && ' Sayfadan hemen kalkar, çöp kutusundan geri getirilebilir.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}
