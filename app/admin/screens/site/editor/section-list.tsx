import { cx } from '../../../ui/cx.ts';
import { Pill } from '../../../ui/pill.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { isUnsaved } from '../model/kept-section.ts';
import { sectionKey } from '../model/section-state.ts';
import { useEditor } from './editor-context.ts';
import { OFF_SHORT, switchName, whenOff } from './when-off.ts';

type SectionListProps = { chosen: string; onChoose: (section: string) => void };

/** The sections of a page in its order: one is open, each has its switch. */
export function SectionList({ chosen, onChoose }: SectionListProps) {
  const { sections, switches, errors } = useEditor();
  return (
    <nav aria-label="Bölümler" className="bg-surface py-2">
      <h2 className="px-5 pt-3.5 pb-2 text-16 font-semibold max-lg:sr-only">Bölümler</h2>
      <ul className="relative max-lg:flex max-lg:overflow-x-auto max-lg:px-3">
        {sections.states.map((state) => {
          const { kind, draft } = state;
          const key = sectionKey(kind);
          const isChosen = kind.section === chosen;
          const isFaulty = Object.keys(errors).some((id) => id.startsWith(`${key}|`));
          const kept = sections.kept.get(key);
          const isEdited = isUnsaved(state, kept);
          return (
            <li
              key={key}
              className={cx(
                'flex min-h-13 flex-none items-center gap-2.5 pr-5 max-lg:rounded-control max-lg:pr-3',
                isChosen ? 'bg-mint text-on-mint' : 'hover:bg-surface-2',
              )}
            >
              <button
                type="button"
                aria-current={isChosen ? 'true' : undefined}
                onClick={() => onChoose(kind.section)}
                className={cx(
                  'flex min-h-13 min-w-0 flex-1 items-center gap-2 pl-5 text-left font-medium whitespace-nowrap -outline-offset-2 max-lg:pl-3',
                  isChosen && 'font-semibold',
                  !draft.isActive && !isChosen && 'text-ink-2',
                )}
              >
                <span>
                  {kind.label}
                  {!draft.isActive && (
                    <span className="block text-13 font-normal">{OFF_SHORT[whenOff(kind)]}</span>
                  )}
                </span>
                {isFaulty && <span className="size-2 rounded-full bg-danger" aria-hidden />}
                {!isFaulty && isEdited && <span className="size-2 rounded-full bg-coral" aria-hidden />}
                <span className="sr-only">
                  {isFaulty ? 'Düzeltilecek alan var' : isEdited ? 'Kaydedilmedi' : ''}
                </span>
                {kept && !isEdited && <Pill tone="info">Taslak</Pill>}
              </button>
              <Switch
                checked={draft.isActive}
                name={switchName(kind)}
                onChange={(isActive) => void switches.switchSection(state, isActive)}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
