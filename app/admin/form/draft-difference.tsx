import type { Change } from '../../../domain/things/changes.ts';
import type { KindName } from '../../../domain/things/row.ts';
import { ChangeList } from '../history/change-list.tsx';
import { useNames } from '../history/use-names.ts';

/** What visitors see beside what the draft says. */
export default function DraftDifference({ kind, changes }: { kind: KindName; changes: readonly Change[] }) {
  return <ChangeList kind={kind} changes={changes} names={useNames()} />;
}
