import {
  BellRing,
  CopyPlus,
  Eye,
  FileCheck,
  Inbox,
  type LucideIcon,
  PencilLine,
  Send,
  ThumbsUp,
  Trash2,
} from 'lucide-react';
import { dayOf, daysAfter } from '../../../../domain/rules/day.ts';
import { formatDate, formatMoment } from '../../../../domain/rules/format.ts';
import { formatPrice } from '../../../../domain/rules/money.ts';
import {
  QUOTE_STATE_NAMES,
  type Quote,
  type QuoteOffer,
  REMIND_DAYS,
} from '../../../../domain/things/quote.ts';
import { Button } from '../../ui/button.tsx';

const VIA = {
  whatsapp: 'WhatsApp’tan gönderildi',
  mail: 'E-postayla gönderildi',
  link: 'Bağlantısı verildi',
} as const;

type Step = { icon: LucideIcon; name: string; told: string };

/** What happened to an offer, the latest first. */
function stepsOf(quote: Quote, { by, via, items }: QuoteOffer): Step[] {
  const { sentAt, openedAt, lastOpenedAt, openCount, acceptedAt, acceptedBy, acceptedNote, createdAt } =
    quote;
  const sent = sentAt ? formatMoment(sentAt) : '';
  const steps: Array<Step | false> = [
    acceptedAt !== null && {
      ...{ icon: ThumbsUp, name: 'Kabul edildi' },
      told: [`${formatMoment(acceptedAt)}, ${acceptedBy}`, acceptedNote && `“${acceptedNote}”`]
        .filter(Boolean)
        .join('\n'),
    },
    lastOpenedAt !== null &&
      openCount > 1 && {
        icon: Eye,
        name: 'Son açılış',
        told: `${formatMoment(lastOpenedAt)}, ${openCount}. kez`,
      },
    openedAt !== null && { icon: Eye, name: 'Klinik teklifi açtı', told: formatMoment(openedAt) },
    { icon: Send, name: VIA[via], told: `${sent}, ${by}` },
    { icon: FileCheck, name: 'Teklif donduruldu', told: `${sent}, ${items.length} kalem` },
    {
      ...{ icon: Inbox, name: quote.source === 'site' ? 'İstek geldi' : 'Panelde başlatıldı' },
      told: `${formatMoment(createdAt)}${quote.source === 'site' ? ', sitedeki teklif listesinden' : ''}`,
    },
  ];
  return steps.filter((step): step is Step => step !== false);
}

type SentQuoteProps = {
  quote: Quote;
  offer: QuoteOffer;
  mayWrite: boolean;
  onRemind: (day: string | null) => void;
  onRenew: () => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** An offer that has left the house: what became of it, when to ask after it, and what can follow. */
export function SentQuote({ quote, offer, mayWrite, onRemind, onRenew, onCopy, onRemove }: SentQuoteProps) {
  const { state, openCount, remindOn } = quote;
  const today = dayOf(new Date());
  const isDue = state === 'sent' && remindOn !== null && remindOn <= today;
  const opened = openCount > 0 ? `${openCount} kez açıldı` : 'henüz açılmadı';
  return (
    <section aria-label="Gönderilen teklif" className="rounded-panel border border-line bg-surface">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-4">
        <div>
          <h3 className="text-21 font-semibold tracking-head">
            {QUOTE_STATE_NAMES[state]}, {opened}
          </h3>
          <p className="text-ink-2">{formatDate(offer.validUntil)} gününe kadar geçerli.</p>
        </div>
        <p className="text-26 font-semibold tracking-head">{formatPrice(offer.sums.total, offer.currency)}</p>
      </div>
      {isDue && (
        <p role="status" className="border-b border-line bg-warn-bg px-5 py-3 text-15 text-warn">
          Yanıt gelmedi; {formatDate(remindOn)} için hatırlatma vardı. Arayıp sorun ya da erteleyin.
        </p>
      )}
      <ol className="grid gap-4 px-5 py-5">
        {stepsOf(quote, offer).map(({ icon: Icon, name, told }) => (
          <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span aria-hidden className="grid size-8 place-items-center rounded-full bg-paper-2">
              <Icon className="size-4" />
            </span>
            <p>
              <b className="block font-semibold">{name}</b>
              <span className="text-14 whitespace-pre-wrap text-ink-2">{told}</span>
            </p>
          </li>
        ))}
      </ol>
      {mayWrite && (
        <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-4">
          {state === 'sent' && (
            <Button variant="ghost" onClick={() => onRemind(daysAfter(dayOf(new Date()), REMIND_DAYS))}>
              <BellRing aria-hidden />
              {REMIND_DAYS} gün sonra hatırlat
            </Button>
          )}
          {state === 'sent' && remindOn !== null && (
            <Button variant="quiet" onClick={() => onRemind(null)}>
              Hatırlatmayı kaldır
            </Button>
          )}
          <Button variant="ghost" onClick={onRenew}>
            <PencilLine aria-hidden />
            Yenisini hazırla
          </Button>
          <Button variant="quiet" onClick={onCopy}>
            <CopyPlus aria-hidden />
            Yeni teklife başlangıç yap
          </Button>
          <Button variant="quiet" className="text-danger" onClick={onRemove}>
            <Trash2 aria-hidden />
            Sil
          </Button>
        </footer>
      )}
      {state === 'sent' && remindOn !== null && !isDue && (
        <p className="border-t border-line px-5 py-3 text-14 text-ink-2">
          Yanıt gelmezse {formatDate(remindOn)} günü hatırlatılacak.
        </p>
      )}
    </section>
  );
}
