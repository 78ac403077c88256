import { useState } from 'react';
import type { QuoteView } from '../../../../domain/pages/quote.ts';
import { withChatText } from '../../../../domain/rules/chat-link.ts';
import { formatDateWithWeekday } from '../../../../domain/rules/format.ts';
import { toast } from '../../lib/toast.ts';
import { useLayout } from '../../lib/use-layout.ts';
import { Package } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Copy, LinkSign, NoteSign } from '../../ui/quote-icons.tsx';
import { Tile } from '../../ui/tile.tsx';
import { Steps } from './steps.tsx';

function Item({ item }: { item: QuoteView['items'][number] }) {
  const { name, brand, sku, note, quantity, href, picture } = item;
  return (
    <li>
      <Tile
        tint={picture?.tint ?? 'mint'}
        picture={picture}
        alt=""
        sizes="(max-width: 699px) 88px, 136px"
        fallback={<Package aria-hidden />}
      />
      <div>
        <h2 className="heading-3">{href ? <Link to={href}>{name}</Link> : name}</h2>
        <p className="label">{[brand, sku].filter(Boolean).join(' · ')}</p>
        {note && (
          <p className="quote-said">
            <NoteSign aria-hidden />
            {note}
          </p>
        )}
        {!item.isShown && <p className="quote-said">Artık sitede değil; teklifinizde sorabilirsiniz.</p>}
      </div>
      <p className="quote-amount">
        <b>{quantity}</b> adet
      </p>
    </li>
  );
}

/** Copies the address that shows this page. */
async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    await toast('success', 'Bağlantı kopyalandı');
  } catch {
    await toast('error', 'Bağlantı kopyalanamadı', { description: location.href });
  }
}

/** A list that was sent and has no prices yet. */
export function SentList({ view }: { view: QuoteView }) {
  const layout = useLayout();
  const [isBusy, setBusy] = useState(false);
  const { code, createdAt, from, items, pieces, assignee } = view;
  const chat = layout?.chat;

  /** Puts what is still on the site on the list of this device. */
  async function copyList(): Promise<void> {
    setBusy(true);
    const { addLine } = await import('../../quote/list-store.ts');
    const { followList } = await import('../../quote/buttons.ts');
    followList();
    const shown = items.filter(({ isShown }) => isShown);
    const added = shown.filter(({ productId, name, quantity, note }) =>
      addLine({ id: productId ?? '', name, quantity, note }),
    );
    setBusy(false);
    await toast('success', `${added.length} ürün listenizde`);
  }

  return (
    <>
      <section className="quote-band">
        <div className="wrap quote-band-in">
          <div>
            <p className="label">Teklif listesi</p>
            <h1 className="display-2">{code}</h1>
          </div>
          <dl className="quote-meta">
            <div>
              <dt>Gönderildi</dt>
              <dd>{formatDateWithWeekday(createdAt)}</dd>
            </div>
            <div>
              <dt>İçinde</dt>
              <dd>
                {items.length} ürün, {pieces} adet
              </dd>
            </div>
            {from && (
              <div>
                <dt>Kimden</dt>
                <dd>{from}</dd>
              </div>
            )}
          </dl>
        </div>
        <div className="quote-band-shelf">
          <Steps facts={view} />
        </div>
      </section>
      <section className="wrap quote-page">
        <ul className="quote-items">
          {items.map((item) => (
            <Item key={item.place} item={item} />
          ))}
        </ul>
        <aside className="quote-actions no-print" aria-label="Liste işlemleri">
          <p className="heading-2">Listeniz elimizde.</p>
          <p className="muted">
            Bu bağlantıyı açan herkes listeyi görür, değiştiremez. Teklif hazır olunca aynı adreste açılır.
          </p>
          {chat && (
            <a
              className="btn btn-cta btn-large"
              href={withChatText(chat, `Merhaba, ${code} kodlu teklif listem hakkında yazıyorum.`)}
              target="_blank"
              rel="noopener"
            >
              <Mark name="whatsapp" />
              WhatsApp'tan devam edin
            </a>
          )}
          <button
            type="button"
            className="btn btn-ghost quote-by-script"
            aria-disabled={isBusy}
            onClick={() => void copyList()}
          >
            <Copy aria-hidden />
            Kendi listeme kopyala
          </button>
          <button type="button" className="btn btn-ghost quote-by-script" onClick={() => void copyLink()}>
            <LinkSign aria-hidden />
            Bağlantıyı kopyala
          </button>
          <dl className="quote-contact">
            {assignee && (
              <div>
                <dt>Hazırlayan</dt>
                <dd>{assignee}</dd>
              </div>
            )}
            {layout?.footer.phone && (
              <div>
                <dt>Telefon</dt>
                <dd>
                  <a href={layout.footer.phone.href}>{layout.footer.phone.label}</a>
                </dd>
              </div>
            )}
          </dl>
        </aside>
      </section>
    </>
  );
}
