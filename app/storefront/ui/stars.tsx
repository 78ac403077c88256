import { formatScore } from '../../../domain/views/score.ts';

/** A score out of five, filled to its tenth. */
export function Stars({ score }: { score: number }) {
  return (
    <span className="stars" role="img" aria-label={`5 üzerinden ${formatScore(score)}`}>
      <span className="stars-full" style={{ width: `${(score / 5) * 100}%` }} />
    </span>
  );
}
