import { formatScore } from '../../../domain/views/score.ts';
import './stars.css';

const PLACES = [1, 2, 3, 4, 5];

function Row() {
  return PLACES.map((place) => (
    <svg key={place} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M11.5 2.3a.53.53 0 0 1 1 0l2.3 4.7a2.1 2.1 0 0 0 1.6 1.1l5.2.8a.53.53 0 0 1 .3.9l-3.8 3.6a2.1 2.1 0 0 0-.6 1.9l.9 5.1a.53.53 0 0 1-.8.6l-4.6-2.4a2.1 2.1 0 0 0-2 0L6.4 21a.53.53 0 0 1-.8-.6l.9-5.1a2.1 2.1 0 0 0-.6-1.9L2.2 9.8a.53.53 0 0 1 .3-.9l5.1-.8a2.1 2.1 0 0 0 1.6-1.1z" />
    </svg>
  ));
}

/** A score out of five, filled to its tenth. */
export function Stars({ score }: { score: number }) {
  return (
    <span className="stars" role="img" aria-label={`5 üzerinden ${formatScore(score)}`}>
      <Row />
      <span className="stars-full" style={{ width: `${(score / 5) * 100}%` }}>
        <Row />
      </span>
    </span>
  );
}
