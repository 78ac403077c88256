import { formatDate } from '../../../../domain/rules/format.ts';
import type { Quote } from '../../../../domain/things/quote.ts';
import { Notes } from '../../answering/notes.tsx';
import { Button } from '../../ui/button.tsx';
import { AskedItems } from './asked-items.tsx';
import { Paper } from './paper.tsx';
import { QuoteEditor } from './quote-editor.tsx';
import { QuoteHead } from './quote-head.tsx';
import { QuoteLink } from './quote-link.tsx';
import { linkOf } from './reply.ts';
import { SentQuote } from './sent-quote.tsx';
import type { QuoteActions } from './use-quote-actions.ts';

type QuotePaneProps = {
  quote: Quote;
  back: string;
  mayWrite: boolean;
  /** Whether it stands alone, without the list beside it. */
  isWide: boolean;
  actions: QuoteActions;
  onCopied: (quote: Quote) => void;
  onRemove: () => void;
};

/** One quote: who asks and where it stands; what is prepared, or what became of what was sent; and the notes of the staff. */
export function QuotePane({ quote, back, mayWrite, isWide, actions, onCopied, onRemove }: QuotePaneProps) {
  const { offer, state } = quote;
  const sent = offer && state !== 'new' && state !== 'preparing' ? offer : null;
  const copy = () => void actions.copy(quote).then((made) => made && onCopied(made));
  const notes = (
    <Notes
      notes={quote.notes}
      hiddenFrom="klinik"
      mayWrite={mayWrite}
      onAdd={async (text) => (await actions.addNote(quote, text)) !== null}
    />
  );
  return (
    <div className="grid gap-4">
      <QuoteHead
        quote={quote}
        back={back}
        isWide={isWide}
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
      {sent ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(20rem,23rem)] xl:gap-5">
          <div className="grid min-w-0 gap-4">
            <SentQuote
              quote={quote}
              offer={sent}
              mayWrite={mayWrite}
              onRemind={(remindOn) => void actions.save(quote, { remindOn })}
              onRenew={() => void actions.save(quote, { state: 'preparing' })}
              onCopy={copy}
              onRemove={onRemove}
            />
            {notes}
          </div>
          <div className="grid min-w-0 gap-4">
            <QuoteLink link={linkOf(quote)} />
            <Paper title="Gönderilen PDF" quote={quote} sheet={sent} />
          </div>
        </div>
      ) : (
        <>
          {state === 'new' ? (
            <AskedItems
              quote={quote}
              mayWrite={mayWrite}
              onPrepare={() => void actions.save(quote, { state: 'preparing' })}
              onCopy={copy}
              onRemove={onRemove}
            />
          ) : (
            <QuoteEditor
              quote={quote}
              mayWrite={mayWrite}
              isWide={isWide}
              actions={actions}
              onCopy={copy}
              onRemove={onRemove}
            />
          )}
          {notes}
        </>
      )}
    </div>
  );
}
