import { formatCount } from '../../../../domain/rules/format.ts';
import { formatPrice } from '../../../../domain/rules/money.ts';
import type { Hit, ProductHit } from '../../../../domain/search/answer.ts';
import { CompareButton } from '../../compare/compare-button.tsx';
import { AddButton } from '../../quote/add-button.tsx';
import { Marked } from '../../search/marked.tsx';
import { PageSheet } from '../../search/page-sheet.tsx';
import { Package } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Tile } from '../../ui/tile.tsx';

const SIZES = '(max-width: 699px) 118px, 152px';

function Name({ hit }: { hit: Hit }) {
  const name = <Marked value={hit.name} />;
  if (hit.kind === 'page' || hit.kind === 'catalog')
    return (
      <h3>
        <a href={hit.href} target="_blank" rel="noopener">
          {name}
          {hit.kind === 'page' && `, sayfa ${hit.page}`}
        </a>
      </h3>
    );
  if (!hit.href) return <h3>{name}</h3>;
  return (
    <h3>
      <Link to={hit.href} prefetch="intent" viewTransition>
        {name}
      </Link>
    </h3>
  );
}

function Product({ hit }: { hit: ProductHit }) {
  return (
    <>
      <Tile
        className="found-tile"
        tint={hit.tint}
        picture={hit.picture}
        alt=""
        sizes={SIZES}
        fallback={<Package aria-hidden />}
      />
      <div className="found-text">
        <Name hit={hit} />
        <p className="label">
          <Marked value={hit.brand} /> · <Marked value={hit.category} />
        </p>
        {hit.price !== null && <p className="found-price">{formatPrice(hit.price, hit.currency)}</p>}
      </div>
      {hit.facts.length > 0 ? (
        <dl className="found-facts">
          {hit.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Marked value={value} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="found-line">{hit.line && <Marked value={hit.line} />}</p>
      )}
      <p className="found-code">
        <Marked value={hit.code} />
      </p>
      <div className="found-actions">
        <CompareButton product={{ ...hit, name: hit.name.text }} />
        <AddButton product={{ id: hit.id, name: hit.name.text }} />
      </div>
    </>
  );
}

/** One hit of a search, a line between hairlines; the whole line is the link. */
export function HitRow({ hit, id }: { hit: Hit; id: string | undefined }) {
  if (hit.kind === 'product')
    return (
      <li className="found" id={id}>
        <Product hit={hit} />
      </li>
    );
  if (hit.kind === 'catalog' || hit.kind === 'page')
    return (
      <li className="found found-paper" id={id}>
        <PageSheet paper={hit} sizes="48px" />
        <div className="found-text">
          <Name hit={hit} />
          {hit.line && (
            <p className="found-line">
              <Marked value={hit.line} />
            </p>
          )}
        </div>
        <p className="found-code">{hit.kind === 'catalog' && hit.pages ? `${hit.pages} sayfa` : 'PDF'}</p>
      </li>
    );
  return (
    <li className="found found-place" id={id}>
      <Tile
        className="found-tile found-mark"
        tint={hit.kind === 'category' ? hit.tint : 'paper'}
        picture={hit.picture}
        alt=""
        sizes={SIZES}
        fallback={hit.kind === 'brand' ? hit.emoji : <Package aria-hidden />}
      />
      <div className="found-text">
        <Name hit={hit} />
        {hit.line && (
          <p className="label">
            <Marked value={hit.line} />
          </p>
        )}
      </div>
      <p className="found-code">{formatCount(hit.count)} ürün</p>
    </li>
  );
}
