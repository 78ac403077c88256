import { Copy, ExternalLink, FileDown } from 'lucide-react';
import { formatDate, formatMoment } from '../../../../domain/rules/format.ts';
import { formatPrice } from '../../../../domain/rules/money.ts';
import type { Quote } from '../../../../domain/things/quote.ts';
import { copyText } from '../../lib/copy-text.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { linkOf } from './reply.ts';

const VIA = { whatsapp: 'WhatsApp’tan', mail: 'e-postayla', link: 'bağlantıyla' } as const;

async function copyLink(link: string): Promise<void> {
  try {
    await copyText(link);
    notifyDone('Bağlantı kopyalandı.');
  } catch (error) {
    notifyFailed('Bağlantı kopyalanamadı', error);
  }
}

/** The link of a list, what was sent by it, and what became of that. */
export function SentOffer({ quote }: { quote: Quote }) {
  const { offer, sentAt, acceptedAt, acceptedBy, acceptedNote } = quote;
  const link = linkOf(quote);
  return (
    <Panel title="Kliniğin bağlantısı">
      <div className="grid gap-3 p-5">
        <p className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 text-13 wrap-anywhere">{link}</code>
          <Button variant="ghost" onClick={() => void copyLink(link)}>
            <Copy aria-hidden />
            Kopyala
          </Button>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          >
            <ExternalLink aria-hidden className="size-[18px]" />
            Aç
          </a>
          {offer && (
            <a
              href={link.replace('/teklif/', '/api/shared-quotes/').concat('/pdf')}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
            >
              <FileDown aria-hidden className="size-[18px]" />
              PDF
            </a>
          )}
        </p>
        <p className="text-14 text-ink-2">Bağlantıyı bilen açar; arama motorları görmez.</p>
        {offer && sentAt && (
          <p>
            <b>{formatPrice(offer.sums.total, offer.currency)}</b>; {formatMoment(sentAt)}, {offer.by},{' '}
            {VIA[offer.via]}. {formatDate(offer.validUntil)} gününe kadar geçerli. Gönderilen teklif
            dondurulur: değişiklik için yeniden gönderin.
          </p>
        )}
        {acceptedAt && (
          <p className="rounded-tile bg-ok-bg p-3 text-ok">
            <b>Kabul edildi:</b> {acceptedBy}, {formatMoment(acceptedAt)}.
            {acceptedNote && <span className="block whitespace-pre-wrap">“{acceptedNote}”</span>}
          </p>
        )}
      </div>
    </Panel>
  );
}
