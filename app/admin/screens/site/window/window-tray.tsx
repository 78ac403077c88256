import { useDraggable } from '@dnd-kit/core';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Check,
  GripVertical,
  Package,
  Plus,
  Undo2,
  X,
} from 'lucide-react';
import { useId, useState } from 'react';
import type { Product } from '../../../../../domain/things/product.ts';
import { Picture } from '../../../files/picture.tsx';
import { products } from '../../../lib/resources.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import { useRows } from '../../../lib/use-rows.ts';
import { LinesSkeleton, ListStates } from '../../../list/list-states.tsx';
import { MoreButton } from '../../../list/more-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { neighbour } from '../model/window.ts';
import type { WindowDesk } from './use-window-desk.ts';
import { cellName, type Dragged } from './window-drag.tsx';

const WAYS = [
  { way: 'left', label: 'Sola taşı', icon: ArrowLeft },
  { way: 'right', label: 'Sağa taşı', icon: ArrowRight },
  { way: 'up', label: 'Yukarı taşı', icon: ArrowUp },
  { way: 'down', label: 'Aşağı taşı', icon: ArrowDown },
] as const;
const AXES = [
  ['focalX', 'Soldan sağa'],
  ['focalY', 'Yukarıdan aşağı'],
] as const;

/** The chosen cell: what stands there, where it may go, and which point of its picture stays in sight. */
function ChosenCell({ desk }: { desk: WindowDesk }) {
  const id = useId();
  const { place } = desk;
  const shown = desk.shown[place] ?? null;
  const cell = desk.cells[place] ?? null;
  return (
    <section aria-label={cellName(place)} className="grid gap-3 border-y border-line bg-surface-2 px-5 py-4">
      <div className="flex items-center gap-3">
        <Picture src={shown?.src} alt="" small width={320} className="h-15 w-20 flex-none rounded-tile" />
        <span className="min-w-0 flex-1">
          <span className="block text-13 text-ink-2">{cellName(place)}</span>
          <b className="block font-semibold wrap-anywhere">{shown?.name ?? 'Boş'}</b>
          {shown && !shown.isChosen && <span className="block text-13 text-ink-2">Öne çıkan ürün</span>}
        </span>
        {cell && <IconButton icon={X} label="Gözü boşalt" onClick={() => desk.empty(place)} />}
      </div>
      {cell && shown && !shown.isChosen && (
        <p className="rounded-control bg-warn-bg px-3 py-2 text-14 text-warn">
          {cell.name} sitede görünmüyor; yerinde öne çıkan bir ürün duruyor.
        </p>
      )}
      {shown && (
        <>
          <div className="flex items-center gap-1">
            <span className="mr-auto text-14 text-ink-2">Gözün yeri</span>
            {WAYS.map(({ way, label, icon }) => {
              const to = neighbour(place, way);
              return (
                <IconButton
                  key={way}
                  icon={icon}
                  label={label}
                  disabled={to === null}
                  onClick={() => to !== null && desk.move(place, to)}
                />
              );
            })}
          </div>
          <fieldset className="grid gap-x-5 sm:max-lg:grid-cols-2">
            <legend className="mb-1 text-14 text-ink-2">Odak noktası</legend>
            {AXES.map(([axis, label]) => (
              <div key={axis} className="grid">
                <label htmlFor={`${id}-${axis}`} className="flex justify-between text-13 text-ink-2">
                  {label} <span>%{shown[axis]}</span>
                </label>
                <input
                  id={`${id}-${axis}`}
                  type="range"
                  min={0}
                  max={100}
                  value={shown[axis]}
                  onChange={(event) => {
                    const { focalX, focalY } = shown;
                    desk.focus(place, { focalX, focalY, [axis]: Number(event.target.value) });
                  }}
                  className="h-11 w-full accent-primary"
                />
              </div>
            ))}
          </fieldset>
        </>
      )}
    </section>
  );
}

function ProductLine({ desk, row }: { desk: WindowDesk; row: Product }) {
  const dragged: Dragged = { id: row.id, name: row.name, src: row.imageUrl, from: null };
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `product-${row.id}`, data: { dragged } });
  const at = desk.cells.findIndex((cell) => cell?.id === row.id);
  return (
    <li
      ref={setNodeRef}
      onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      className={`flex cursor-grab items-center gap-2 border-t border-line py-1 hover:bg-surface-2 ${isDragging ? 'opacity-40' : ''}`}
    >
      <GripVertical aria-hidden className="size-4.5 flex-none touch-none text-ink-2" />
      <Picture src={row.imageUrl} alt="" small className="h-9 w-12 flex-none rounded-tile" />
      <span className="min-w-0 flex-1">
        <b className="block truncate text-14 font-semibold">{row.name}</b>
        <span className="block truncate text-13 text-ink-2">
          {at < 0 ? `${row.brand.name} · ${row.sku}` : cellName(at)}
        </span>
      </span>
      <IconButton
        icon={at === desk.place ? Check : Plus}
        label={`${row.name}: ${desk.place + 1}. göze koy`}
        disabled={at === desk.place}
        onClick={() => desk.put(desk.place, row)}
      />
    </li>
  );
}

/** Beside the previews: the chosen cell, and the products that may stand in it. */
export function WindowTray({ desk }: { desk: WindowDesk }) {
  const [search, setSearch] = useState('');
  const rows = useRows(products, { search, isActive: true, sort: 'name' }, 30);
  useShortcut('mod+z', 'Vitrinde geri al', desk.undo, 'page', desk.canUndo);
  return (
    <section aria-label="Vitrin düzenleyici" className="grid grid-cols-[minmax(0,1fr)] content-start">
      <header className="flex min-h-13 items-center gap-1 px-5 pt-1">
        <h2 id="bolum-adi" tabIndex={-1} className="mr-auto text-16 font-semibold outline-none">
          Vitrin düzenleyici
        </h2>
        <IconButton icon={Undo2} label="Geri al" disabled={!desk.canUndo} onClick={desk.undo} />
        <Button variant="ghost" onClick={desk.close}>
          Bitti
        </Button>
      </header>
      <p className="px-5 pt-1 pb-4 text-14 text-ink-2">
        Ürünü bir göze sürükleyin ya da gözü seçip ürünün artı düğmesine basın. Boş gözlerde öne çıkan ürünler
        durur.
      </p>
      <ChosenCell desk={desk} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-5 py-4">
        <SearchInput
          label="Ürün ara"
          placeholder="Ad, kod ya da özellik"
          value={search}
          onChange={setSearch}
        />
        <ListStates
          rows={rows}
          list={{ search, filters: {}, setAll: () => setSearch('') }}
          icon={Package}
          empty="Henüz ürün bulunmuyor"
          failed="Ürünler yüklenirken hata oluştu!"
          skeleton={<LinesSkeleton className="h-12" />}
        >
          <ul aria-label="Ürünler" className="mb-3 grid grid-cols-[minmax(0,1fr)] select-none">
            {rows.rows.map((row) => (
              <ProductLine key={row.id} desk={desk} row={row} />
            ))}
          </ul>
          <MoreButton rows={rows} />
        </ListStates>
        {desk.cells.some((cell) => cell !== null) && (
          <Button variant="quiet" className="justify-self-start" onClick={desk.emptyAll}>
            Bütün gözleri öne çıkanlara bırak
          </Button>
        )}
      </div>
    </section>
  );
}
