import type { CSSProperties } from 'react';
import { dayOf, daysBetween } from '../../../../domain/rules/day.ts';
import { formatDate } from '../../../../domain/rules/format.ts';

/** So many days can be told apart on the ruler. */
const DAYS_MAX = 30;
type Props = {
  /** When it was sent, as a moment. */
  from: string;
  /** The last day, as `2026-12-05`. */
  until: string;
  isOpen: boolean;
};

/** How long an offer holds: the days that are gone are solid, those that are left hatched. */
export function Validity({ from, until, isOpen }: Props) {
  const today = dayOf(new Date());
  const left = Math.max(daysBetween(today, until), 0);
  const all = Math.max(daysBetween(dayOf(new Date(from)), until), 1);
  const gone = Math.min(Math.max(all - left, 0), all);
  const days = Math.min(all, DAYS_MAX);
  return (
    <div className="quote-validity">
      <p>
        {isOpen ? (
          <>
            <b>{left === 0 ? 'Bugün' : `${left} gün`}</b> {left === 0 ? 'son gün' : 'daha geçerli'}
          </>
        ) : (
          <b>Süresi doldu</b>
        )}
        <span>{formatDate(until)} gününe kadar</span>
      </p>
      <div
        className="quote-ruler"
        aria-hidden="true"
        style={{ '--gone': `${(gone / all) * 100}%`, '--days': days } as CSSProperties}
      >
        <i />
      </div>
    </div>
  );
}
