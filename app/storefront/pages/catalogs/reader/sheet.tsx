import { type CSSProperties, useContext } from 'react';
import type { ReaderSheet, ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { FirstPicture } from '../../../../loading/first-picture.ts';
import { CodeSpot } from './code-spot.tsx';
import { SHEET_SIZES, sheetSources } from './use-turning.ts';

type Props = { sheet: ReaderSheet; view: ReaderView; isCurrent: boolean };

const NOT_DRAWN = 'Bu sayfa burada gösterilemiyor. PDF’te görebilirsiniz.';
const NOT_MADE = 'Bu sayfa hazırlanıyor.';

/**
 * The text of a page over its picture, to be found, selected and read aloud: each line as wide as on the picture,
 * whatever font it is set in.
 */
function Text({ sheet: { width, height, lines, marks } }: { sheet: ReaderSheet }) {
  return (
    <svg role="presentation" className="reader-text" viewBox={`0 0 ${width} ${height}`}>
      {marks.map((mark) => (
        <rect
          key={`${mark.x} ${mark.y}`}
          className={mark.isCurrent ? 'reader-mark reader-mark-current' : 'reader-mark'}
          x={mark.x - 1}
          y={mark.y}
          width={mark.width + 2}
          height={mark.height}
          rx="1"
        />
      ))}
      {lines.map(([x, y, wide, size, text]) => (
        <text
          key={`${x} ${y} ${text}`}
          x={x}
          y={y}
          fontSize={size}
          textLength={wide}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Nothing to be seen, and nothing to be fetched: a drawing is sharp at every size. */
const CLEAR = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * The picture of a page. What the page opens with lies below it, sharp enough for most phones (`first-picture.ts`):
 * they fetch no other, larger and denser screens do. In the browser all stays as it came.
 */
function PagePicture({ sheet, view, isCurrent }: Props) {
  const { number, width, height, picture, lines } = sheet;
  const first = useContext(FirstPicture);
  const own = isCurrent ? first : undefined;
  const sources = sheetSources(view.hash, number);
  if (!picture) return null;
  return (
    <>
      <img className="reader-first" src={own ?? CLEAR} alt="" decoding="sync" suppressHydrationWarning />
      <img
        src={own ? CLEAR : picture.small}
        srcSet={own ? sources.replace(picture.small, CLEAR) : sources}
        suppressHydrationWarning
        sizes={SHEET_SIZES}
        width={width}
        height={height}
        // What the page says stands over its picture.
        alt={lines.length > 0 ? '' : `${view.catalog.name}, sayfa ${number}`}
        fetchPriority={isCurrent ? 'high' : undefined}
        loading={isCurrent ? 'eager' : 'lazy'}
        decoding={isCurrent ? 'sync' : 'async'}
      />
    </>
  );
}

/** A page of the book. */
export function Sheet({ sheet, view, isCurrent }: Props) {
  const { number, width, height, picture, isMade, codes } = sheet;
  return (
    <article
      className="reader-sheet"
      aria-label={`Sayfa ${number}`}
      data-current={isCurrent || undefined}
      data-cover={number === 1 || undefined}
      style={{ '--ratio': width / height } as CSSProperties}
    >
      {picture ? (
        <PagePicture sheet={sheet} view={view} isCurrent={isCurrent} />
      ) : (
        <p className="reader-blank">{isMade ? NOT_DRAWN : NOT_MADE}</p>
      )}
      <Text sheet={sheet} />
      {codes.map(({ product, box }) => {
        const found = view.products[product];
        return found && <CodeSpot key={`${box.x} ${box.y}`} product={found} box={box} sheet={sheet} />;
      })}
    </article>
  );
}
