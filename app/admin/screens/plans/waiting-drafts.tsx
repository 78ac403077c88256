import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Plan } from '../../../../domain/things/draft.ts';
import { screenIcon } from '../../frame/nav.ts';
import { useNow, When } from '../../frame/when.tsx';
import { KINDS } from '../../kinds/all-kinds.ts';
import { api, read } from '../../lib/api.ts';
import { Panel } from '../../ui/panel.tsx';
import { changeWords, draftForm } from './plan-words.ts';

/** The drafts that no plan has, the latest first, each leading to its form. */
export function WaitingDrafts({ plans }: { plans: readonly Plan[] }) {
  const now = useNow();
  const { data } = useQuery({ queryKey: ['drafts'], queryFn: () => read(api.drafts.$get({ query: {} })) });
  const planned = new Set(plans.map(({ id }) => id));
  const waiting = (data ?? []).filter(({ planId }) => planId === null || !planned.has(planId));
  return (
    <Panel title="Bekleyen taslaklar" aside={<p className="text-14 text-ink-2">{waiting.length}</p>}>
      {data && waiting.length === 0 && <p className="px-5 py-6 text-ink-2">Günü belli olmayan taslak yok.</p>}
      <ul className="divide-y divide-line">
        {waiting.map((draft) => {
          const Icon = screenIcon(KINDS[draft.kind].screen);
          return (
            <li key={draft.id}>
              <Link
                to={draftForm(draft)}
                className="flex min-h-15 items-center gap-3 px-5 py-2 -outline-offset-2 hover:bg-surface-2"
              >
                <Icon aria-hidden className="size-5 flex-none" />
                <span className="min-w-0 flex-1">
                  <b className="block truncate font-semibold">{draft.title}</b>
                  <span className="block text-14 text-ink-2">
                    {draft.author}, <When iso={draft.updatedAt} now={now} /> · {changeWords(draft)}
                  </span>
                  {draft.failure && <span className="block text-14 text-warn">{draft.failure}</span>}
                </span>
                <ChevronRight aria-hidden className="size-4" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
