import type { Change } from '../../../domain/things/changes.ts';
import type { KindName } from '../../../domain/things/row.ts';
import { ChangeList } from '../history/change-list.tsx';
import { useNames } from '../history/use-names.ts';

type DraftDifferenceProps = {
  kind: KindName;
  changes: readonly Change[];
  /** The currency of the row, on the site and in the draft. */
  currencies: { before: unknown; after: unknown };
};

/** What visitors see beside what the draft says. */
export default function DraftDifference({ kind, changes, currencies }: DraftDifferenceProps) {
  return <ChangeList kind={kind} changes={changes} names={useNames()} currencies={currencies} />;
}
