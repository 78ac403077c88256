import { formatScore } from '../../../domain/pages/score.ts';

/** A score out of five, filled to its tenth. */
export function Stars({ score, className = '' }: { score: number; className?: string }) {
  return (
    <span className={`stars ${className}`} role="img" aria-label={`5 üzerinden ${formatScore(score)}`}>
      <span className="stars-full" style={{ width: `${(score / 5) * 100}%` }} />
    </span>
  );
}
