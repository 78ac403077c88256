import type { ReactNode } from 'react';
import type { SectionItem } from '../../../../../domain/site/section.ts';
import type { ItemKind } from '../../../../../domain/site/section-kind.ts';
import { cx } from '../../../ui/cx.ts';
import { useEditor } from '../editor/editor-context.ts';
import { fieldId } from '../model/save-plan.ts';
import { type SectionState, sectionKey } from '../model/section-state.ts';
import { ItemField } from './item-fields.tsx';
import { ItemTools } from './item-tools.tsx';

type ItemRowProps = {
  state: SectionState;
  kind: ItemKind;
  item: SectionItem;
  name: string;
  /** `2. istatistik`: how its controls are called. */
  spoken: string;
  handle: ReactNode;
  onRemove: () => void;
};

/** Icons first, then the short value, then the words. */
function columns(kind: ItemKind): string {
  const order = [...kind.fields].sort((a, b) => Number(b.kind === 'icon') - Number(a.kind === 'icon'));
  return order
    .map((field) => (field.kind === 'icon' ? '2.75rem' : field.max <= 20 ? '5.5rem' : 'minmax(0,1fr)'))
    .join(' ');
}

/** An item whose few short fields stand in one row. */
export function ItemRow({ state, kind, item, name, spoken, handle, onRemove }: ItemRowProps) {
  const { errors } = useEditor();
  const section = sectionKey(state.kind);
  const found = kind.fields.map((rule) => errors[fieldId(section, item.id, rule.key)]);
  const messages = [...new Set(found.filter((message) => message !== undefined))];
  const fields = [...kind.fields].sort((a, b) => Number(b.kind === 'icon') - Number(a.kind === 'icon'));
  const hasChoice = fields.some((field) => field.kind === 'choice');
  return (
    <div
      className={cx(
        'grid grid-cols-[2.75rem_minmax(0,1fr)] items-start py-2',
        !item.isActive && 'bg-paper-2/60',
      )}
    >
      {handle ?? <span />}
      <div className="grid min-w-0 gap-1">
        <div
          className="grid gap-1.5"
          style={{ gridTemplateColumns: hasChoice ? 'minmax(0,1fr) minmax(0,1fr)' : columns(kind) }}
        >
          {fields.map((rule) => (
            <ItemField key={rule.key} state={state} kind={kind} item={item} rule={rule} inRow={spoken} />
          ))}
        </div>
        {messages.map((message) => (
          <p key={message} className="text-14 text-danger">
            {message}
          </p>
        ))}
        <ItemTools state={state} item={item} name={name} onRemove={onRemove} />
      </div>
    </div>
  );
}
