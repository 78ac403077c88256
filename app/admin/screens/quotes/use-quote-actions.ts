import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Quote, quotePatch, SENT_BY } from '../../../../domain/things/quote.ts';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { useRemoveAtOnce } from '../../list/use-remove-at-once.ts';

export type QuoteChange = z.input<typeof quotePatch>;
export type Via = (typeof SENT_BY)[number];

/** What is done to one quote; each answers the stored one, or null where that failed and was told. */
export function useQuoteActions() {
  const client = useQueryClient();
  const removeAtOnce = useRemoveAtOnce('quotes', {
    done: 'Teklif çöp kutusuna taşındı.',
    failed: 'Teklif silinirken hata oluştu!',
  });

  /** Shows what is stored, in the list too. */
  async function settle(quote: Quote): Promise<Quote> {
    client.setQueryData(['quotes', 'one', quote.id], quote);
    await refreshThing(client, 'quotes');
    return quote;
  }

  async function attempt(
    failed: string,
    work: () => Promise<Quote>,
    onConflict?: (current: Quote) => void,
  ): Promise<Quote | null> {
    try {
      return await settle(await work());
    } catch (error) {
      const current = isApiError(error, 409) ? (error.current as Quote | undefined) : undefined;
      if (current) await settle(current);
      if (current && onConflict) onConflict(current);
      else notifyFailed(failed, error);
      return null;
    }
  }

  const of = (quote: Quote) => ({ param: { id: quote.id } });

  /** Stores a change of the version that is given; `onConflict` gets the newer one that somebody stored meanwhile. */
  async function save(
    quote: Quote,
    change: QuoteChange,
    onConflict?: (current: Quote) => void,
  ): Promise<Quote | null> {
    const json = { ...change, version: quote.version };
    return attempt(
      'Teklif kaydedilemedi',
      () => read(api.quotes[':id'].$put({ ...of(quote), json })),
      onConflict,
    );
  }

  async function addNote(quote: Quote, text: string): Promise<Quote | null> {
    return attempt('Not eklenemedi', () =>
      read(api.quotes[':id'].notes.$post({ ...of(quote), json: { text } })),
    );
  }

  async function refreshPrices(quote: Quote): Promise<Quote | null> {
    const done = await attempt('Fiyatlar alınamadı', () => read(api.quotes[':id'].prices.$post(of(quote))));
    if (done) notifyDone('Fiyatlar listeden yenilendi.');
    return done;
  }

  async function send(quote: Quote, via: Via): Promise<Quote | null> {
    const json = { via, version: quote.version };
    const sent = await attempt('Teklif gönderilemedi', () =>
      read(api.quotes[':id'].send.$post({ ...of(quote), json })),
    );
    if (sent && via === 'mail') notifyDone(`Teklif ${sent.email} adresine gönderiliyor.`);
    return sent;
  }

  async function copy(quote: Quote): Promise<Quote | null> {
    const made = await attempt('Teklif kopyalanamadı', () => read(api.quotes[':id'].copy.$post(of(quote))));
    if (made) notifyDone(`${made.code} yeni teklif olarak açıldı.`);
    return made;
  }

  async function begin(): Promise<Quote | null> {
    return attempt('Teklif eklenemedi', () => read(api.quotes.drafts.$post({ json: {} })));
  }

  const remove = (quote: Quote) =>
    removeAtOnce(() => read(api.quotes[':id'].$delete({ ...of(quote), query: {} })));

  return { save, addNote, refreshPrices, send, copy, begin, remove };
}

export type QuoteActions = ReturnType<typeof useQuoteActions>;
