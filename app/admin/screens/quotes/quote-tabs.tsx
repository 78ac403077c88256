import { formatCount } from '../../../../domain/rules/format.ts';
import { QUOTE_STATE_NAMES, QUOTE_STATES, type QuoteCounts } from '../../../../domain/things/quote.ts';
import { useUser } from '../../lib/session.ts';

type QuoteTabsProps = {
  /** What the list is narrowed to now. */
  filters: Readonly<Record<string, string>>;
  counts: QuoteCounts | undefined;
  onShow: (filters: Record<string, string>) => void;
};

/** Where quotes stand, each with how many there are; those to ask after, one's own, and what looks automatic. */
export function QuoteTabs({ filters, counts, onShow }: QuoteTabsProps) {
  const me = useUser()?.id;
  const [shown] = Object.entries(filters);
  const tabs: Array<{ label: string; count?: number | undefined; filters: Record<string, string> }> = [
    { label: 'Tümü', filters: {} },
    ...QUOTE_STATES.map((state) => ({
      ...{ label: QUOTE_STATE_NAMES[state], count: counts?.[state] },
      filters: { state },
    })),
    { label: 'Hatırlatılacak', count: counts?.due, filters: { isDue: 'true' } },
    ...(me ? [{ label: 'Bende', filters: { assigneeId: me } }] : []),
    { label: 'Şüpheli', filters: { isSuspect: 'true' } },
  ];
  return (
    <fieldset className="flex min-w-0 gap-5 overflow-x-auto border-b border-line">
      <legend className="sr-only">Teklif durumu</legend>
      {tabs.map(({ label, count, filters: own }) => {
        const [wanted] = Object.entries(own);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={wanted?.join() === shown?.join()}
            onClick={() => onShow(own)}
            className="-mb-px inline-flex min-h-12 min-w-11 flex-none items-center gap-2 border-b-[3px] border-transparent whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-pressed:border-primary aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {label}
            {count !== undefined && <span className="text-13 font-normal">{formatCount(count)}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
