import { Copy, Link2, Mail, MessageCircle, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Quote, sumsOf } from '../../../../domain/things/quote.ts';
import { ConflictDialog } from '../../form/conflict-dialog.tsx';
import { useLastChange } from '../../form/use-last-change.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';
import { AddProduct } from './add-product.tsx';
import { ItemsTable } from './items-table.tsx';
import { Paper } from './paper.tsx';
import { CONFLICT, changeOf, draftOf, isChanged, type QuoteDraft } from './quote-draft.ts';
import { QuoteLink } from './quote-link.tsx';
import { linkOf, offerChat } from './reply.ts';
import { TermsForm, WhoForm } from './terms-form.tsx';
import { Totals } from './totals.tsx';
import type { QuoteActions, Via } from './use-quote-actions.ts';

type QuoteEditorProps = {
  quote: Quote;
  mayWrite: boolean;
  /** Whether sums and sheet have room beside the lines. */
  isWide: boolean;
  actions: QuoteActions;
  onCopy: () => void;
  onRemove: () => void;
};

/** A quote that is being prepared: its lines and prices, terms, sums and sheet, and the ways to send it. */
export function QuoteEditor({ quote, mayWrite, isWide, actions, onCopy, onRemove }: QuoteEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(quote));
  // The version that the draft was begun on: what others stored since is not written over.
  const [base, setBase] = useState(quote);
  const [theirs, setTheirs] = useState<Quote | null>(null);
  const [busy, setBusy] = useState(false);
  const who = useLastChange('quotes', theirs?.id);
  const changed = isChanged(draft, base);
  if (quote.version !== base.version && (!changed || !isChanged(draftOf(quote), base))) {
    setBase(quote);
    if (!changed) setDraft(draftOf(quote));
  }
  const set = (change: Partial<QuoteDraft>) => setDraft((before) => ({ ...before, ...change }));
  const change = changeOf(draft);

  async function run(work: () => Promise<Quote | null>): Promise<Quote | null> {
    if (busy) return null;
    setBusy(true);
    const done = await work();
    setBusy(false);
    if (done?.id === quote.id) {
      setBase(done);
      setDraft(draftOf(done));
    }
    return done;
  }
  const store = (values: QuoteDraft, on: Quote) => run(() => actions.save(on, changeOf(values), setTheirs));
  const saved = async () => (changed ? store(draft, base) : quote);

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
    <>
      <div
        className={cx(
          'grid items-start gap-4',
          isWide && 'xl:grid-cols-[minmax(0,1fr)_minmax(20rem,23rem)] xl:gap-5',
        )}
      >
        <div className="grid min-w-0 gap-4">
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
              <AddProduct
                currency={draft.currency}
                onAdd={(line) => set({ items: [...draft.items, line] })}
              />
            )}
          </Panel>
          <Panel title="Koşullar">
            <TermsForm draft={draft} mayWrite={mayWrite} onChange={set} />
          </Panel>
          <Panel title="Kimin için">
            <WhoForm draft={draft} mayWrite={mayWrite} onChange={set} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-4">
          <Totals draft={draft} />
          <QuoteLink link={linkOf(quote)} />
          <Paper
            title="PDF"
            quote={{ ...quote, clinic: draft.clinic, name: draft.name, sentAt: null }}
            sheet={{ ...change, sums: sumsOf(change) }}
            onDownload={async () => (await saved()) !== null}
          />
        </div>
      </div>
      {mayWrite && (
        <fieldset className="flex flex-wrap items-center gap-2 rounded-panel border border-line bg-surface px-5 py-3 lg:sticky lg:bottom-0 lg:z-10">
          <legend className="sr-only">Teklif işlemleri</legend>
          <p role="status" className="min-w-40 flex-1 text-14 text-ink-2">
            {changed ? 'Kaydedilmemiş değişiklik var' : 'Gönderince teklif dondurulur'}
          </p>
          {changed && (
            <Button busy={busy} onClick={() => void saved()}>
              Kaydet
            </Button>
          )}
          <Button variant="quiet" busy={busy} onClick={onCopy}>
            <Copy aria-hidden />
            Kopyala
          </Button>
          <Button variant="quiet" className="text-danger" onClick={onRemove}>
            <Trash2 aria-hidden />
            Sil
          </Button>
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
        </fieldset>
      )}
      {theirs && (
        <ConflictDialog
          spec={CONFLICT}
          who={who}
          base={{ values: draftOf(base), version: base.version }}
          mine={draft}
          theirs={draftOf(theirs)}
          onResolve={async (values) => {
            if (await store(values, theirs)) setTheirs(null);
          }}
          onLeave={() => setTheirs(null)}
        />
      )}
    </>
  );
}
