import { ChevronDown, CircleAlert, Trash2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { SectionItem } from '../../../../../domain/site/section.ts';
import { valueAt } from '../../../../../domain/site/section-field.ts';
import type { ItemKind } from '../../../../../domain/site/section-kind.ts';
import { Picture } from '../../../files/picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { changedFields } from '../model/clean.ts';
import { fieldId } from '../model/save-plan.ts';
import { isNew, type SectionState, sectionKey } from '../model/section-state.ts';
import { ItemField } from './item-fields.tsx';
import { itemDetail, itemPicture } from './item-name.ts';
import { ItemSwitch } from './item-tools.tsx';

type ItemCardProps = {
  state: SectionState;
  kind: ItemKind;
  item: SectionItem;
  name: string;
  handle: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
};

function Thumb({ kind, item }: { kind: ItemKind; item: SectionItem }) {
  const picture = itemPicture(kind, item);
  if (picture === undefined) return null;
  const emoji = valueAt(item, 'data.logo');
  if (picture === null && typeof emoji === 'string' && emoji !== '')
    return (
      <span aria-hidden className="grid size-11 flex-none place-items-center text-[1.5rem]">
        {emoji}
      </span>
    );
  return (
    <Picture
      src={picture}
      alt=""
      small
      contain={kind.addBy === 'brands'}
      className="size-11 flex-none rounded-tile"
    />
  );
}

/** An item with many fields: its name, and below it the form when it is open. */
export function ItemCard({ state, kind, item, name, handle, isOpen, onToggle, onRemove }: ItemCardProps) {
  const { errors } = useEditor();
  const formId = useId();
  const section = sectionKey(state.kind);
  const base = state.base.items.find((own) => own.id === item.id);
  const isChanged = isNew(item) || (base && changedFields(kind.fields, base, item).length > 0);
  const isFaulty = kind.fields.some((rule) => errors[fieldId(section, item.id, rule.key)]);
  // A chosen brand is a copy of the brand: there is nothing to write in it.
  const hasForm = kind.addBy !== 'brands';
  const detail = itemDetail(item);
  const head = (
    <>
      <Thumb kind={kind} item={item} />
      <span className="min-w-0 flex-1">
        <span className={cx('block truncate font-medium', !item.isActive && 'text-ink-2')}>{name}</span>
        {detail && detail !== name && <span className="block truncate text-13 text-ink-2">{detail}</span>}
      </span>
      {isFaulty && (
        <span className="flex-none text-danger">
          <CircleAlert aria-hidden />
          <span className="sr-only">Eksik ya da yanlış alan var</span>
        </span>
      )}
    </>
  );
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)]', isChanged && 'shadow-[inset_3px_0_0_var(--teal)]')}>
      <div className="flex min-h-15 items-center gap-1">
        {handle ?? <span className="w-3" />}
        {hasForm ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={onToggle}
            className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-control pr-2 text-left hover:bg-surface-2"
          >
            {head}
            <ChevronDown
              aria-hidden
              className={cx('size-[18px] transition-transform duration-(--d-2)', isOpen && 'rotate-180')}
            />
          </button>
        ) : (
          <div className="flex min-w-0 flex-1 items-center gap-3">{head}</div>
        )}
        <ItemSwitch state={state} item={item} name={name} />
        {!hasForm && <IconButton icon={Trash2} label={`${name}: sil`} onClick={onRemove} />}
      </div>
      {isOpen && hasForm && (
        <div id={formId} className="grid gap-4 pt-2 pr-1 pb-3 pl-3">
          {kind.fields.map((rule) => (
            <ItemField key={rule.key} state={state} kind={kind} item={item} rule={rule} />
          ))}
          <Button variant="danger" className="justify-self-start" onClick={onRemove}>
            <Trash2 aria-hidden />
            {kind.one} sil
          </Button>
        </div>
      )}
    </div>
  );
}
