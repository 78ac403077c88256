import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Field, valueAt } from '../../../../../domain/site/section-field.ts';
import type { ItemKind } from '../../../../../domain/site/section-kind.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { SectionHistory } from '../history/section-history.tsx';
import { ItemList } from '../items/item-list.tsx';
import { SingleItem } from '../items/single-item.tsx';
import { changesOf } from '../model/changes.ts';
import { sameValue } from '../model/clean.ts';
import { fieldId } from '../model/save-plan.ts';
import { type SectionState, sectionKey, setField } from '../model/section-state.ts';
import { WindowGroup } from '../window/window-group.tsx';
import { useEditor } from './editor-context.ts';
import { SectionDraft } from './section-draft.tsx';
import { SectionOpen } from './section-open.tsx';
import { OFF_NOTE, ON_HINT, whenOff } from './when-off.ts';

const group = 'grid gap-4 border-line px-5 py-5';

/** A list named as its section follows the fields at once: its own rule parts them. */
function isHeaded(kind: { label: string }, of: ItemKind): boolean {
  return of.label !== kind.label || of.single === true;
}

/** Everything that can be written in one section. */
export function SectionForm({ state }: { state: SectionState }) {
  const { sections, desk, errors, clearError } = useEditor();
  const element = useRef<HTMLElement>(null);
  const [isLooking, setLooking] = useState(false);
  const { kind, base, draft } = state;
  const key = sectionKey(kind);
  const cells = kind.fields.filter((rule) => rule.kind === 'cell');
  const isChanged = (rule: Field) => !sameValue(rule, valueAt(base, rule.key), valueAt(draft, rule.key));
  return (
    <section ref={element} aria-label={`${kind.label}: düzenleme`}>
      <header className="flex min-h-13 items-center justify-between gap-3 px-5 pt-1">
        <h2 id="bolum-adi" tabIndex={-1} className="text-16 font-semibold outline-none">
          {kind.label}
        </h2>
        {base.id !== '' && (
          <Button variant="quiet" className="-mr-3.5" onClick={() => setLooking(true)}>
            <History aria-hidden />
            Geçmiş
          </Button>
        )}
      </header>
      <SectionOpen state={state} form={element} />
      <SectionDraft state={state} />
      {kind.note && (
        <p className="mx-5 mb-4 rounded-control bg-info-bg px-3.5 py-2.5 text-14 text-info">{kind.note}</p>
      )}
      {draft.isActive ? (
        <p className="mx-5 mb-4 text-14 text-ink-2">{ON_HINT[whenOff(kind)]}</p>
      ) : (
        <p className="mx-5 mb-4 rounded-control bg-warn-bg px-3.5 py-2.5 text-14 text-warn">
          {OFF_NOTE[whenOff(kind)]}
        </p>
      )}
      {kind.fields.length > 0 && (
        <div className="grid gap-4 px-5 pt-1 pb-5">
          {kind.fields.map((rule) => {
            if (rule.kind === 'cell') return null;
            const id = fieldId(key, null, rule.key);
            return (
              <div key={rule.key} data-field={id} className="grid min-w-0">
                <FieldControl
                  rule={rule}
                  value={valueAt(draft, rule.key)}
                  changed={isChanged(rule)}
                  error={errors[id]}
                  onChange={(value) => {
                    clearError(id);
                    sections.patch(key, (own) => setField(own, rule.key, value));
                  }}
                />
              </div>
            );
          })}
        </div>
      )}
      {cells.length > 0 && (
        <div className={cx(group, 'border-t')}>
          <WindowGroup
            desk={desk}
            isChanged={cells.some(isChanged)}
            errors={cells.flatMap((rule) => errors[fieldId(key, null, rule.key)] ?? [])}
          />
        </div>
      )}
      {kind.items.map((of) => (
        <div
          key={of.label}
          className={cx(group, kind.fields.length > 0 && (isHeaded(kind, of) ? 'border-t' : 'pt-0'))}
        >
          {of.label !== kind.label && <h3 className="text-15 font-semibold">{of.label}</h3>}
          {of.single ? <SingleItem state={state} kind={of} /> : <ItemList state={state} kind={of} />}
        </div>
      ))}
      {isLooking && (
        <SectionHistory
          state={state}
          isEdited={changesOf(state).length > 0}
          onClose={() => setLooking(false)}
        />
      )}
    </section>
  );
}
