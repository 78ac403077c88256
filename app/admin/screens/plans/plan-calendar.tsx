import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { dayOf, daysAfter, weekStart } from '../../../../domain/rules/day.ts';
import { formatDate } from '../../../../domain/rules/format.ts';
import { localTime } from '../../../../domain/rules/istanbul.ts';
import { dateFormat } from '../../../../domain/rules/on-demand.ts';
import type { Plan } from '../../../../domain/things/draft.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { whenOf } from './plan-words.ts';

const WEEKDAYS = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];
const month = dateFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function shifted(of: string, months: number): string {
  const date = new Date(`${of}-15T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

function weeksOf(of: string): string[][] {
  const first = weekStart(`${of}-01`);
  const weeks: string[][] = [];
  for (let start = first; start.slice(0, 7) <= of; start = daysAfter(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => daysAfter(start, place)));
  return weeks;
}

function lookOf({ publishedAt, drafts }: Plan): string {
  if (publishedAt) return 'bg-paper-2 text-ink-2 border-line';
  if (drafts.length > 0 && drafts.every(({ withdraws }) => withdraws))
    return 'bg-warn-bg text-warn border-warn';
  return drafts.length === 1 ? 'bg-info-bg text-info border-info' : 'bg-mint text-on-mint border-primary';
}

type Props = { plans: readonly Plan[]; chosen: string | undefined; onChoose: (id: string) => void };

/** The plans of a month on their days, in Istanbul. */
export function PlanCalendar({ plans, chosen, onChoose }: Props) {
  const today = dayOf(new Date());
  const [shown, setShown] = useState(today.slice(0, 7));
  const dated = plans.flatMap((plan) => (plan.at ? [{ plan, ...localTime(new Date(plan.at)) }] : []));
  return (
    <section aria-label="Takvim" className="min-w-0 rounded-panel border border-line bg-surface">
      <div className="flex items-center gap-1 px-3 py-2">
        <IconButton icon={ChevronLeft} label="Önceki ay" plain onClick={() => setShown(shifted(shown, -1))} />
        <h2 aria-live="polite" className="min-w-36 text-center text-18 font-semibold tracking-[-.015em]">
          {month(new Date(`${shown}-01T00:00:00Z`))}
        </h2>
        <IconButton
          icon={ChevronRight}
          label="Sonraki ay"
          plain
          onClick={() => setShown(shifted(shown, 1))}
        />
        <Button variant="quiet" onClick={() => setShown(today.slice(0, 7))}>
          Bugün
        </Button>
      </div>
      <table className="w-full table-fixed border-collapse border-t border-line">
        <caption className="sr-only">Yayın planlarının günleri</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className="px-2 py-2 text-left text-13 font-medium text-ink-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  aria-current={day === today ? 'date' : undefined}
                  className={cx(
                    'h-20 border-t border-r border-line p-1 align-top last:border-r-0 lg:h-24',
                    day.slice(0, 7) !== shown && 'bg-paper-2',
                  )}
                >
                  <span
                    className={cx(
                      'inline-grid min-w-7 place-items-center rounded-tile px-1 py-0.5 text-14',
                      day === today ? 'bg-primary font-semibold text-on-primary' : 'text-ink-2',
                    )}
                  >
                    {Number(day.slice(8))}
                  </span>
                  <ul className="mt-1 grid gap-1">
                    {dated
                      .filter((one) => one.day === day)
                      .map(({ plan, time }) => (
                        <li key={plan.id}>
                          <button
                            type="button"
                            aria-label={`${plan.name}, ${whenOf(plan)}`}
                            aria-pressed={plan.id === chosen}
                            onClick={() => onChoose(plan.id)}
                            className={cx(
                              'grid min-h-11 w-full content-center overflow-hidden rounded-tile border-l-3 px-1 py-1 text-left text-13 leading-tight -outline-offset-2 sm:px-1.5',
                              lookOf(plan),
                            )}
                          >
                            <b className="line-clamp-2 font-semibold wrap-anywhere max-sm:sr-only">
                              {plan.name}
                            </b>
                            <span className="whitespace-nowrap">{time}</span>
                          </button>
                        </li>
                      ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line px-5 py-3 text-14 text-ink-2">
        Saatler Türkiye saatidir. Bugün {formatDate(new Date())}.
      </p>
    </section>
  );
}
