import type { Compared } from '../../../../domain/pages/comparison.ts';
import { withChatText } from '../../../../domain/rules/chat-link.ts';
import { PATHS } from '../../../../domain/site/paths.ts';
import { useLayout } from '../../lib/use-layout.ts';
import { Link } from '../../ui/link.tsx';
import { COUNTS } from './words.ts';

function textOf(products: readonly Compared[]): string {
  const names = products.map(({ name, brand, code }) => `- ${brand} ${name}${code ? ` (${code})` : ''}`);
  return ['Merhaba, şu ürünler için teklif rica ediyorum:', ...names].join('\n');
}

/** The one next step: a quote for all of them. */
export function AskForAll({ products }: { products: readonly Compared[] }) {
  const chat = useLayout()?.chat;
  const label = `${COUNTS[products.length]?.all} için teklif isteyin`;
  return (
    <div className="comparison-ask no-print">
      <p>
        <b>Karar sizin, ölçüler bizden.</b> Kliniğinizin yerini ve günlük hasta sayınızı yazın; hangisinin
        yeteceğini birlikte hesaplayalım.
      </p>
      {chat ? (
        <a
          className="btn btn-cta btn-large"
          href={withChatText(chat, textOf(products))}
          target="_blank"
          rel="noopener"
        >
          {label}
        </a>
      ) : (
        <Link className="btn btn-cta btn-large" to={PATHS.contact}>
          {label}
        </Link>
      )}
    </div>
  );
}
