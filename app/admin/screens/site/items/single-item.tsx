import type { ItemKind } from '../../../../../domain/site/section-kind.ts';
import { Switch } from '../../../ui/switch.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { itemsOf, type SectionState } from '../model/section-state.ts';
import { ItemField } from './item-fields.tsx';

/** The one item of its kind, edited in place; it comes into being with its first text. */
export function SingleItem({ state, kind }: { state: SectionState; kind: ItemKind }) {
  const { switches } = useEditor();
  const item = itemsOf(state, state.draft, kind)[0] ?? null;
  return (
    <div className="grid gap-4">
      {item && (
        <Switch
          checked={item.isActive}
          label={`${kind.one} sayfada gösterilsin`}
          onChange={(isActive) => void switches.switchItem(state, item, kind.one, isActive)}
        />
      )}
      {kind.fields.map((rule) => (
        <ItemField key={rule.key} state={state} kind={kind} item={item} rule={rule} />
      ))}
    </div>
  );
}
