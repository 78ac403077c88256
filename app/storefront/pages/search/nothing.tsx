import type { SearchView } from '../../../../domain/pages/search.ts';
import { withChatText } from '../../../../domain/rules/chat-link.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { useLayout } from '../../lib/use-layout.ts';
import { Link } from '../../ui/link.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';

function Help({ query }: { query: string | undefined }) {
  const chat = useLayout()?.chat;
  const text = query
    ? `Merhaba, sitenizde "${query}" aradım, bulamadım. Yardımcı olur musunuz?`
    : 'Merhaba, aradığım bir ürün için bilgi almak istiyorum.';
  return (
    <p className="search-help no-print">
      <Mark name="whatsapp" className="search-help-mark" />
      <span>
        Bulamadığınız ürünü yazın, depoya soralım.{' '}
        {chat ? (
          <a className="text-link" href={withChatText(chat, text)} target="_blank" rel="noopener">
            WhatsApp'tan sorun
          </a>
        ) : (
          <Link className="text-link" to={PATHS.contact}>
            Bize yazın
          </Link>
        )}
      </span>
    </p>
  );
}

/** An empty shelf with the label that was looked for, and goods below it. */
export function Nothing({ view: { answer, offered } }: { view: SearchView }) {
  return (
    <section className="wrap search-nothing">
      {answer && (
        <div className="empty-shelf" role="img" aria-label="Boş raf">
          <span>
            <b>{answer.query}</b> etiketi bulunamadı
          </span>
        </div>
      )}
      {offered.length > 0 && (
        <>
          <div className="section-head">
            <h2 className="heading-1">Öne çıkan ürünler</h2>
          </div>
          <ProductGrid products={offered} columns={4} />
        </>
      )}
      <Help query={answer?.query} />
    </section>
  );
}
