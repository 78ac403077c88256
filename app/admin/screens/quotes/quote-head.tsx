import { useQuery } from '@tanstack/react-query';
import { Mail, Phone } from 'lucide-react';
import { formatMoment } from '../../../../domain/rules/format.ts';
import { QUOTE_STATE_NAMES, type Quote, type QuoteState } from '../../../../domain/things/quote.ts';
import { api, read } from '../../lib/api.ts';
import { BackToList } from '../../list/back-to-list.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { askerOf } from './quote-line.tsx';
import type { QuoteChange } from './use-quote-actions.ts';

type QuoteHeadProps = {
  quote: Quote;
  back: string;
  mayWrite: boolean;
  onSave: (change: QuoteChange) => void;
};

const fact = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:text-teal';
/** The states that a person sets; an offer that is sent sets its own. */
const STATES = ['new', 'preparing', 'sent', 'won', 'lost'] as const satisfies readonly QuoteState[];

/** Who asked, when and how to reach them; where it stands, and who answers. */
export function QuoteHead({ quote, back, mayWrite, onSave }: QuoteHeadProps) {
  const { code, createdAt, source, name, clinic, phone, email, note, state, assigneeId, offer } = quote;
  const people = useQuery({
    queryKey: ['quotes', 'people'],
    queryFn: ({ signal }) => read(api.quotes.people.$get({}, { init: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const known = people.data ?? [];
  const gone =
    assigneeId && !known.some(({ id }) => id === assigneeId)
      ? [{ value: assigneeId, label: quote.assignee ?? 'Silinmiş hesap' }]
      : [];
  return (
    <header className="grid gap-3 rounded-panel border border-line bg-surface px-5 py-4">
      <BackToList to={back}>Tekliflere dön</BackToList>
      <div>
        <p className="text-14 text-ink-2">
          {code}, {formatMoment(createdAt)}, {source === 'site' ? 'siteden geldi' : 'panelde başlatıldı'}
        </p>
        <h2 className="text-21 leading-snug font-semibold tracking-head wrap-anywhere">{askerOf(quote)}</h2>
        <p className="flex flex-wrap items-center gap-x-5 text-15">
          {clinic && name && <span>{name}</span>}
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={fact}>
              <Phone aria-hidden className="size-[18px]" />
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className={`${fact} wrap-anywhere`}>
              <Mail aria-hidden className="size-[18px]" />
              {email}
            </a>
          )}
        </p>
      </div>
      {note && (
        <blockquote className="border-l-2 border-mint-2 pl-4 wrap-anywhere whitespace-pre-wrap">
          “{note}”
        </blockquote>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Durum">
          <Select
            disabled={!mayWrite}
            value={state}
            options={STATES.map((value) => ({
              value,
              label: QUOTE_STATE_NAMES[value],
              disabled: value === 'sent' && !offer,
            }))}
            onChange={({ target }) => onSave({ state: target.value as QuoteState })}
          />
        </Field>
        <Field label="Hazırlayan">
          <Select
            disabled={!mayWrite}
            placeholder="Kimse"
            value={assigneeId ?? ''}
            options={[...known.map(({ id, name: label }) => ({ value: id, label })), ...gone]}
            onChange={({ target }) => onSave({ assigneeId: target.value || null })}
          />
        </Field>
      </div>
    </header>
  );
}
