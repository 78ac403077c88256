import { Trash2 } from 'lucide-react';
import type { SectionItem } from '../../../../../domain/site/section.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useEditor } from '../editor/editor-context.ts';
import type { SectionState } from '../model/section-state.ts';

type ItemSwitchProps = { state: SectionState; item: SectionItem; name: string };

/** Whether the page shows an item; stored at once. */
export function ItemSwitch({ state, item, name }: ItemSwitchProps) {
  const { switches } = useEditor();
  return (
    <Switch
      checked={item.isActive}
      name={`${name}: sayfada göster`}
      onChange={(isActive) => void switches.switchItem(state, item, name, isActive)}
    />
  );
}

/** The switch of an item and its deletion, below its row. */
export function ItemTools({ onRemove, ...props }: ItemSwitchProps & { onRemove: () => void }) {
  return (
    <div className="flex items-center gap-2">
      <ItemSwitch {...props} />
      <span aria-hidden className="mr-auto text-13 text-ink-2">
        {props.item.isActive ? 'Yayında' : 'Gizli'}
      </span>
      <IconButton icon={Trash2} label={`${props.name}: sil`} onClick={onRemove} />
    </div>
  );
}
