import { Crosshair, Star, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { mediaName } from '../../../../domain/things/media.ts';
import { MORE_IMAGES_MAX } from '../../../../domain/things/product.ts';
import { AddPictures } from '../../files/add-pictures.tsx';
import { usePictureEditor } from '../../files/media-picker.ts';
import { Picture } from '../../files/picture.tsx';
import { useBound } from '../../form/fields.tsx';
import { SortableList } from '../../list/sortable.tsx';
import { SortableItem } from '../../list/sortable-item.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { ProductOutput, ProductValues } from './product-spec.ts';

const LABEL = 'Diğer görseller';

/** Below the picture; over its foot where a pointer or the focus asks for them. */
const TOOLS =
  'flex items-center justify-between sm:pointer-fine:absolute sm:pointer-fine:inset-x-0 sm:pointer-fine:bottom-0 sm:pointer-fine:bg-surface sm:pointer-fine:opacity-0 sm:pointer-fine:transition-opacity sm:pointer-fine:duration-(--d-1) sm:pointer-fine:group-focus-within:opacity-100 sm:pointer-fine:group-hover:opacity-100';

type CardProps = {
  url: string;
  name: string;
  /** Which of all pictures it is. */
  place: number;
  handle: ReactNode;
  onMain: () => void;
  onRemove: () => void;
};

function PictureCard({ url, name, place, handle, onMain, onRemove }: CardProps) {
  const editPicture = usePictureEditor();
  return (
    <div className="group relative overflow-hidden rounded-tile border border-line bg-surface sm:pointer-fine:border-0">
      <div className="relative">
        <Picture src={url} alt={name} width={320} className="aspect-4/3" />
        <span
          aria-hidden
          className="absolute top-2 left-2 grid size-6 place-items-center rounded-tile bg-white text-13 font-semibold text-tile-ink"
        >
          {place}
        </span>
      </div>
      <div className={TOOLS}>
        {handle}
        {editPicture && mediaName(url) && (
          <IconButton
            icon={Crosshair}
            label={`${name}: odak noktası ve alternatif metin`}
            onClick={() => editPicture(url)}
          />
        )}
        <IconButton icon={Star} label={`${name}: kapak yap`} onClick={onMain} />
        <IconButton icon={Trash2} label={`${name}: kaldır`} onClick={onRemove} />
      </div>
    </div>
  );
}

/** The pictures behind the first: added several at once, put in order, made the first. */
export function MoreImagesField({ form }: { form: UseFormReturn<ProductValues, unknown, ProductOutput> }) {
  const { control, getValues, setValue } = form;
  const { value, error } = useBound({ control, name: 'moreImages', label: LABEL });
  const list = useRef<HTMLDivElement>(null);
  const urls: readonly string[] = Array.isArray(value) ? value : [];
  const items = urls.map((id) => ({ id }));
  const nameOf = ({ id }: { id: string }) => `${urls.indexOf(id) + 2}. görsel`;

  // Several arrive one after the other: each is put to what is there by then.
  function change(next: (now: readonly string[]) => readonly string[]) {
    const now = (getValues('moreImages') ?? []).filter((url) => url !== null);
    setValue('moreImages', [...next(now)], { shouldDirty: true, shouldTouch: true });
  }
  function setMain(url: string) {
    setValue('imageUrl', url, { shouldDirty: true, shouldTouch: true });
  }
  function add(url: string) {
    const main = getValues('imageUrl');
    if (!main) setMain(url);
    else if (url !== main) change((now) => (now.includes(url) ? now : [...now, url]));
  }
  function makeMain(url: string) {
    const main = getValues('imageUrl');
    change((now) => [...(main ? [main] : []), ...now.filter((one) => one !== url)]);
    setMain(url);
    list.current?.focus();
  }
  function remove(url: string) {
    change((now) => now.filter((one) => one !== url));
    list.current?.focus();
  }

  return (
    <Field group label={LABEL} error={error}>
      <div ref={list} tabIndex={-1} className="grid gap-3 outline-none">
        {items.length > 0 && (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(11.25rem,1fr))] gap-2">
            <SortableList
              grid
              items={items}
              nameOf={nameOf}
              onMove={(ordered) => change(() => ordered.map(({ id }) => id))}
              overlay={({ id }) => (
                <Picture src={id} alt="" width={320} className="aspect-4/3 rounded-control shadow-lift" />
              )}
            >
              {items.map((item) => (
                <SortableItem key={item.id} id={item.id} name={nameOf(item)}>
                  {(handle) => (
                    <PictureCard
                      url={item.id}
                      name={nameOf(item)}
                      place={urls.indexOf(item.id) + 2}
                      handle={handle}
                      onMain={() => makeMain(item.id)}
                      onRemove={() => remove(item.id)}
                    />
                  )}
                </SortableItem>
              ))}
            </SortableList>
          </div>
        )}
        <AddPictures
          label="Görsel ekle"
          folder="products"
          room={MORE_IMAGES_MAX - urls.length}
          picksSeveral
          late
          onAdd={add}
        />
      </div>
    </Field>
  );
}
