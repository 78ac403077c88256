import type { Plan } from '../../../../domain/things/draft.ts';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';
import { Pill } from '../../ui/pill.tsx';
import { EmptyNote } from '../../ui/states.tsx';
import { contentOf, stateOf, whenOf } from './plan-words.ts';

type Props = { plans: readonly Plan[]; chosen: string | undefined; onChoose: (id: string) => void };

/** The plans one below the other: those that wait, and those that were published. */
export function PlanList({ plans, chosen, onChoose }: Props) {
  return (
    <Panel title="Planlar" aside={<p className="text-14 text-ink-2">{plans.length} plan</p>}>
      {plans.length === 0 && (
        <EmptyNote>
          Henüz plan yok. Bir formda “Yayın tarihi” ile ya da buradan plan ekleyebilirsiniz.
        </EmptyNote>
      )}
      <ul className="divide-y divide-line">
        {plans.map((plan) => {
          const { tone, word } = stateOf(plan);
          return (
            <li key={plan.id}>
              <button
                type="button"
                aria-pressed={plan.id === chosen}
                onClick={() => onChoose(plan.id)}
                className={cx(
                  'grid min-h-13 w-full items-center gap-x-4 gap-y-0.5 border-l-3 px-4 py-2 text-left -outline-offset-2 hover:bg-surface-2 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]',
                  plan.id === chosen ? 'border-primary bg-mint/40' : 'border-transparent',
                )}
              >
                <b className="wrap-anywhere font-semibold">{plan.name}</b>
                <span className="text-14">{whenOf(plan)}</span>
                <span className="text-14 text-ink-2">
                  {contentOf(plan)} · {plan.author}
                </span>
                <Pill tone={tone} className="justify-self-start">
                  {word}
                </Pill>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
