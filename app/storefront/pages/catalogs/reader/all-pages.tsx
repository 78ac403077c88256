import type { ReaderView } from '../../../../../domain/pages/catalog-reader.ts';
import { pagePicture } from '../../../../../domain/things/book.ts';
import { pageLink } from './words.ts';

/** Every page below each other, for browsers without scripts. */
export function AllPages({ view }: { view: ReaderView }) {
  const [cover] = view.sheets;
  return (
    <noscript>
      <ol className="reader-all" aria-label="Bütün sayfalar">
        {Array.from({ length: view.pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are their numbers
          <li key={index}>
            <a href={pageLink(view, index + 1)}>
              <img
                src={pagePicture(view.hash, index + 1, 760)}
                alt={`${index + 1}. sayfa`}
                width={cover?.width}
                height={cover?.height}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ol>
    </noscript>
  );
}
