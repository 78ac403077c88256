import type { SectionItem } from '../../../../../domain/site/section.ts';
import { type Field, valueAt } from '../../../../../domain/site/section-field.ts';
import type { ItemKind } from '../../../../../domain/site/section-kind.ts';
import { useEditor } from '../editor/editor-context.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { sameValue } from '../model/clean.ts';
import { fieldId } from '../model/save-plan.ts';
import { type SectionState, sectionKey, setItemField, setSingleField } from '../model/section-state.ts';

type ItemFieldProps = {
  state: SectionState;
  kind: ItemKind;
  /** Null for a single item that does not exist yet. */
  item: SectionItem | null;
  rule: Field;
  inRow?: string;
};

/** One field of one item, wired to the editor. */
export function ItemField({ state, kind, item, rule, inRow }: ItemFieldProps) {
  const { sections, errors, clearError } = useEditor();
  const section = sectionKey(state.kind);
  const id = fieldId(section, item?.id ?? null, rule.key);
  const base = state.base.items.find((own) => own.id === item?.id);
  const value = item && valueAt(item, rule.key);
  const before = base ? valueAt(base, rule.key) : undefined;

  function change(next: unknown) {
    clearError(id);
    sections.patch(section, (own) =>
      item ? setItemField(own, item.id, rule.key, next) : setSingleField(own, kind, rule.key, next),
    );
  }
  return (
    <div data-field={id} className="grid min-w-0">
      <FieldControl
        rule={rule}
        value={value}
        changed={!sameValue(rule, before, value)}
        error={errors[id]}
        onChange={change}
        {...(inRow && { inRow })}
      />
    </div>
  );
}
