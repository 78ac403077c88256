import { Copy, Link2, Mail, MessageCircle, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../../domain/rules/format.ts';
import { formatPrice } from '../../../../domain/rules/money.ts';
import { type Quote, sumsOf } from '../../../../domain/things/quote.ts';
import { Notes } from '../../answering/notes.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AddProduct } from './add-product.tsx';
import { ItemsTable } from './items-table.tsx';
import { changeOf, draftOf, isChanged, type QuoteDraft } from './quote-draft.ts';
import { QuoteHead } from './quote-head.tsx';
import { linkOf, offerChat } from './reply.ts';
import { SentOffer } from './sent-offer.tsx';
import { TermsForm, WhoForm } from './terms-form.tsx';
import type { QuoteActions, Via } from './use-quote-actions.ts';

type QuotePaneProps = {
  quote: Quote;
  back: string;
  mayWrite: boolean;
  actions: QuoteActions;
  onCopied: (quote: Quote) => void;
  onRemove: () => void;
};

function Totals({ draft }: { draft: QuoteDraft }) {
  const change = changeOf(draft);
  const sums = sumsOf(change);
  const open = change.items.filter(({ price }) => price === null).length;
  const rows = [
    ['Ara toplam', sums.subtotal],
    ['İndirim', -sums.discount],
    ['KDV', sums.vat],
  ] as const;
  return (
    <div className="grid gap-2 border-t border-line p-5">
      <dl className="grid gap-1">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-2">{name}</dt>
            <dd>{formatPrice(value, draft.currency)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-2">
          <dt className="font-semibold">Toplam</dt>
          <dd className="text-26 font-semibold tracking-head">{formatPrice(sums.total, draft.currency)}</dd>
        </div>
      </dl>
      {open > 0 && (
        <p className="text-14 text-warn">{open} kalemin fiyatı yok; gönderilmeden önce girilmeli.</p>
      )}
    </div>
  );
}

/** One quote: who asks, its lines and prices, and the ways to send it. */
export function QuotePane({ quote, back, mayWrite, actions, onCopied, onRemove }: QuotePaneProps) {
  const [draft, setDraft] = useState(() => draftOf(quote));
  const [stored, setStored] = useState(quote);
  const [busy, setBusy] = useState(false);
  const changed = isChanged(draft, stored);
  // What others, or another part of this screen, have stored meanwhile; what is typed stays.
  if (quote.version !== stored.version) {
    setStored(quote);
    if (!changed) setDraft(draftOf(quote));
  }
  const set = (change: Partial<QuoteDraft>) => setDraft((before) => ({ ...before, ...change }));

  async function run(work: () => Promise<Quote | null>): Promise<Quote | null> {
    if (busy) return null;
    setBusy(true);
    const done = await work();
    setBusy(false);
    if (done?.id === quote.id) {
      setStored(done);
      setDraft(draftOf(done));
    }
    return done;
  }
  const saved = async () => (changed ? run(() => actions.save(quote, changeOf(draft))) : quote);

  /** Sends what stands here: a chat is opened within the press, and led on once the offer is stored. */
  async function send(via: Via) {
    const tab = via === 'whatsapp' ? window.open('', '_blank') : null;
    const current = await saved();
    const sent = current && (await run(() => actions.send(current, via)));
    const chat = sent && offerChat(sent, linkOf(sent));
    if (tab && chat) tab.location.href = chat;
    else tab?.close();
  }

  return (
    <div className="grid gap-4">
      <QuoteHead
        quote={quote}
        back={back}
        mayWrite={mayWrite}
        onSave={(change) => void actions.save(quote, change)}
      />
      {quote.isSuspect && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-warn-bg px-5 py-3 text-warn">
          <p className="min-w-60 flex-1 text-15">
            Liste bir yazılımın gönderdiği gibi geldi; bu yüzden sayılmıyor ve e-postayla haber verilmedi.
          </p>
          <Button variant="ghost" onClick={() => void actions.save(quote, { isSuspect: false })}>
            Gerçek liste
          </Button>
        </div>
      )}
      {quote.anonymizedAt && (
        <p className="text-ink-2">
          Saklama süresi dolduğu için {formatDate(quote.anonymizedAt)} tarihinde anonimleştirildi; bağlantısı
          kapalı.
        </p>
      )}
      <Panel
        title="Ürünler"
        aside={
          mayWrite && (
            <Button
              variant="quiet"
              onClick={() =>
                void saved().then((current) => current && run(() => actions.refreshPrices(current)))
              }
            >
              <RefreshCw aria-hidden />
              Fiyatları listeden yenile
            </Button>
          )
        }
      >
        <ItemsTable draft={draft} mayWrite={mayWrite} onChange={(items) => set({ items })} />
        {mayWrite && (
          <AddProduct currency={draft.currency} onAdd={(line) => set({ items: [...draft.items, line] })} />
        )}
        <Totals draft={draft} />
      </Panel>
      <Panel title="Koşullar">
        <TermsForm draft={draft} mayWrite={mayWrite} onChange={set} />
      </Panel>
      <Panel title="Kimin için">
        <WhoForm draft={draft} mayWrite={mayWrite} onChange={set} />
      </Panel>
      <SentOffer quote={quote} />
      <Notes
        notes={quote.notes}
        hiddenFrom="klinik"
        mayWrite={mayWrite}
        onAdd={async (text) => (await actions.addNote(quote, text)) !== null}
      />
      {mayWrite && (
        <fieldset className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-panel border border-line bg-surface px-5 py-3 max-lg:bottom-16">
          <legend className="sr-only">Teklif işlemleri</legend>
          <p role="status" className="min-w-40 flex-1 text-14 text-ink-2">
            {changed ? 'Kaydedilmemiş değişiklik var' : 'Gönderince teklif dondurulur'}
          </p>
          {changed && (
            <Button busy={busy} onClick={() => void saved()}>
              Kaydet
            </Button>
          )}
          <Button variant="ghost" busy={busy} onClick={() => void send('link')}>
            <Link2 aria-hidden />
            Bağlantıyla
          </Button>
          <Button variant="ghost" busy={busy} onClick={() => void send('mail')}>
            <Mail aria-hidden />
            E-posta ile
          </Button>
          {draft.phone && (
            <Button variant="cta" busy={busy} onClick={() => void send('whatsapp')}>
              <MessageCircle aria-hidden />
              WhatsApp’tan gönder
            </Button>
          )}
          <Button
            variant="quiet"
            busy={busy}
            onClick={() => void actions.copy(quote).then((made) => made && onCopied(made))}
          >
            <Copy aria-hidden />
            Bu teklifi kopyala
          </Button>
          <Button variant="quiet" className="text-danger" onClick={onRemove}>
            <Trash2 aria-hidden />
            Sil
          </Button>
        </fieldset>
      )}
    </div>
  );
}
