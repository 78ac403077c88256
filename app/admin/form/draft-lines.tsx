import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { DraftDetail } from '../../../domain/things/draft.ts';
import { screenIcon } from '../frame/nav.ts';
import { useNow, When } from '../frame/when.tsx';
import { KINDS } from '../kinds/all-kinds.ts';
import { changeWords, draftForm } from './draft-words.ts';

/** Drafts one below the other, each with whose it is, since when and what it does, leading to its form. */
export function DraftLines({ drafts }: { drafts: readonly DraftDetail[] }) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line">
      {drafts.map((draft) => {
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
  );
}
