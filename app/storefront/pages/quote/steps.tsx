import type { QuoteView } from '../../../../domain/pages/quote.ts';
import { formatMoment } from '../../../../domain/rules/format.ts';

type Facts = Pick<QuoteView, 'state' | 'createdAt' | 'assignee' | 'sentAt' | 'accepted'>;

/** How many of the four steps are behind a list. */
function doneOf({ state, sentAt, accepted }: Facts): number {
  if (accepted) return 4;
  if (sentAt) return 3;
  return state === 'new' ? 1 : 1.5;
}

/** Where a list stands, as four bars: what is done is solid, what is done now is hatched. */
export function Steps({ facts, upright = false }: { facts: Facts; upright?: boolean }) {
  const done = doneOf(facts);
  const steps = [
    ['Alındı', formatMoment(facts.createdAt)],
    ['Hazırlanıyor', facts.assignee ?? ''],
    ['Gönderildi', facts.sentAt ? formatMoment(facts.sentAt) : ''],
    ['Kabul', facts.accepted ? formatMoment(facts.accepted.at) : ''],
  ] as const;
  return (
    <ol className={upright ? 'quote-steps quote-steps-upright' : 'wrap quote-steps'}>
      {steps.map(([name, told], place) => {
        const isDone = place < Math.floor(done);
        const isNow = !isDone && place < done;
        return (
          <li
            key={name}
            className={isDone ? 'quote-step-done' : ''}
            aria-current={isNow ? 'step' : undefined}
          >
            <b>{name}</b>
            <span>{told}</span>
          </li>
        );
      })}
    </ol>
  );
}
