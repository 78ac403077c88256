import { formatMoment } from '../../../../domain/rules/format.ts';
import { QUOTE_STATE_NAMES, QUOTE_STATES, type Quote } from '../../../../domain/things/quote.ts';
import { StateFields } from '../../answering/state-fields.tsx';
import { Reach } from '../../frame/reach.tsx';
import { useNow } from '../../frame/when.tsx';
import { api, read } from '../../lib/api.ts';
import { howLong } from '../../lib/when.ts';
import { BackToList } from '../../list/back-to-list.tsx';
import { Pill } from '../../ui/pill.tsx';
import { askerOf } from './quote-line.tsx';
import type { QuoteChange } from './use-quote-actions.ts';

type QuoteHeadProps = {
  quote: Quote;
  back: string;
  /** Whether it stands alone, without the list beside it. */
  isWide: boolean;
  mayWrite: boolean;
  onSave: (change: QuoteChange) => void;
};

/** Who asked, when and how to reach them; where it stands, and who answers. */
export function QuoteHead({ quote, back, isWide, mayWrite, onSave }: QuoteHeadProps) {
  const { code, createdAt, source, name, clinic, phone, email, note, offer, state } = quote;
  const now = useNow();
  const waiting = howLong(createdAt, now);
  return (
    <header className="grid gap-3 rounded-panel border border-line bg-surface px-5 py-4">
      <BackToList to={back} isAlways={isWide}>
        Tekliflere dön
      </BackToList>
      <div>
        <p className="text-14 text-ink-2">
          {code}, {formatMoment(createdAt)}, {source === 'site' ? 'siteden geldi' : 'panelde başlatıldı'}
        </p>
        {state === 'new' && waiting && (
          <Pill tone="warn" className="float-right ml-3">
            {waiting} bekliyor
          </Pill>
        )}
        <h2 className="text-21 leading-snug font-semibold tracking-head wrap-anywhere">{askerOf(quote)}</h2>
        <p className="flex flex-wrap items-center gap-x-5 text-15">
          {clinic && name && <span>{name}</span>}
          <Reach email={email} phone={phone} />
        </p>
      </div>
      {note && (
        <blockquote className="max-w-[68ch] rounded-tile border-b-4 border-tile-sand-floor bg-paper-2 px-4 py-3 wrap-anywhere whitespace-pre-wrap">
          “{note}”
        </blockquote>
      )}
      <StateFields
        kind="quotes"
        readPeople={(signal) => read(api.quotes.people.$get({}, { init: { signal } }))}
        row={quote}
        states={QUOTE_STATES.map((value) => ({
          value,
          label: QUOTE_STATE_NAMES[value],
          disabled: value === 'sent' && !offer,
        }))}
        personLabel="Hazırlayan"
        mayWrite={mayWrite}
        onState={(next) => onSave({ state: next })}
        onPerson={(assigneeId) => onSave({ assigneeId })}
      />
    </header>
  );
}
