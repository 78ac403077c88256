import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { DraftLines } from '../../form/draft-lines.tsx';
import { useOpenDrafts } from '../../form/plans.ts';
import { screenPath } from '../../lib/screens.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** How many are shown; the others stand beside the plans. */
const SHOWN = 5;

/** What is kept as a draft and seen by no visitor yet, the latest first. Nothing while nothing waits. */
export function KeptDrafts() {
  const { data = [] } = useOpenDrafts();
  if (data.length === 0) return null;
  return (
    <Panel
      title="Taslaklar"
      aside={
        <Link to={screenPath('plans')} className={buttonClass({ variant: 'quiet' })}>
          {data.length > SHOWN ? `${formatCount(data.length)} taslağın hepsi` : 'Yayın planı'}
        </Link>
      }
    >
      <DraftLines drafts={data.slice(0, SHOWN)} />
    </Panel>
  );
}
