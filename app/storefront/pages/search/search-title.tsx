import type { SearchView } from '../../../../domain/pages/search.ts';
import { formatCount } from '../../../../domain/rules/format.ts';
import type { FindAnswer } from '../../../../domain/search/answer.ts';
import { type FindAsked, searchPath } from '../../../../domain/search/asked.ts';
import { Link } from '../../ui/link.tsx';
import { NOUNS } from './words.ts';

function DidYouMean({ answer: { suggestions } }: { answer: FindAnswer }) {
  if (suggestions.length === 0) return null;
  return (
    <p className="did-you-mean">
      Bunu mu aradınız?
      {suggestions.map(({ text, count }) => (
        <span key={text}>
          <Link to={searchPath({ q: text })}>{text}</Link> {formatCount(count)} ürün
        </span>
      ))}
    </p>
  );
}

function Understood({ answer, asked }: { answer: FindAnswer; asked: FindAsked }) {
  const [first] = answer.understood;
  if (!first) return null;
  const all = answer.understood.map(({ sentence }) => sentence).join('; ');
  return (
    <p className="muted">
      {all}.{' '}
      {asked.onlyMeasured ? (
        <Link
          className="text-link search-narrow"
          to={searchPath({ ...asked, onlyMeasured: false, page: 1 })}
          preventScrollReset
        >
          Hepsini gösterin
        </Link>
      ) : (
        <Link
          className="text-link search-narrow"
          to={searchPath({ ...asked, onlyMeasured: true, page: 1 })}
          preventScrollReset
        >
          Yalnız {first.text} olanlar
        </Link>
      )}
    </p>
  );
}

/** How many answer the search, and how it was read. */
export function SearchTitle({ view: { asked, answer } }: { view: SearchView }) {
  if (!answer)
    return (
      <>
        <h1 className="heading-1">Ne aramıştınız?</h1>
        <p className="muted">Ürün adının bir kısmı, kodu, ölçüsü ya da marka adı yeter.</p>
      </>
    );
  const { counts, kind, isCorrected } = answer;
  const found = counts[kind];
  if (found === 0 || isCorrected)
    return (
      <>
        <h1 className="display-3">
          <q>{answer.query}</q> rafta yok
        </h1>
        <DidYouMean answer={answer} />
      </>
    );
  return (
    <>
      <h1 className="heading-1">
        <q>{answer.query}</q> için {formatCount(found)} {NOUNS[kind].one}
      </h1>
      <Understood answer={answer} asked={asked} />
    </>
  );
}
