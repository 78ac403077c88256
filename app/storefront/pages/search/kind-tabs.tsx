import { formatCount } from '../../../../domain/rules/format.ts';
import type { FindAnswer } from '../../../../domain/search/answer.ts';
import { type FindAsked, searchPath } from '../../../../domain/search/asked.ts';
import { FOUND_KINDS } from '../../../../domain/search/kinds.ts';
import { Link } from '../../ui/link.tsx';
import { NOUNS } from './words.ts';

/** What was found of each kind; one of them is the list below. */
export function KindTabs({ asked, answer }: { asked: FindAsked; answer: FindAnswer }) {
  const kinds = FOUND_KINDS.filter((kind) => answer.counts[kind] > 0);
  return (
    <div className="search-kinds">
      <nav className="wrap" aria-label="Sonuç türü">
        {kinds.map((kind) => (
          <Link
            key={kind}
            to={searchPath({ q: asked.q, kind: kind === kinds[0] ? undefined : kind })}
            aria-current={kind === answer.kind ? 'true' : undefined}
            preventScrollReset
          >
            {NOUNS[kind].title} <i>{formatCount(answer.counts[kind])}</i>
          </Link>
        ))}
      </nav>
    </div>
  );
}
