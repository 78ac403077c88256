import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import type { SynonymRow } from '../../../../domain/things/synonym.ts';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { useRights } from '../../lib/use-rights.ts';
import { MissedPanel } from './missed-panel.tsx';
import { SYNONYMS } from './search-api.ts';
import { SynonymDialog } from './synonym-dialog.tsx';
import { SynonymPanel } from './synonym-panel.tsx';

export const meta: MetaFunction = () => [
  { title: 'Arama | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

type Editing = { group: SynonymRow | null; words: readonly string[] };

export default function SearchScreen() {
  const client = useQueryClient();
  const mayWrite = useRights()('site:write');
  const [editing, setEditing] = useState<Editing | null>(null);
  return (
    <ScreenFrame title="Arama" isOpen>
      <div className="grid items-start gap-4 xl:grid-cols-2 xl:gap-5">
        <SynonymPanel
          mayWrite={mayWrite}
          onAdd={() => setEditing({ group: null, words: [] })}
          onEdit={(group) => setEditing({ group, words: group.words })}
        />
        <MissedPanel mayWrite={mayWrite} onAdd={(text) => setEditing({ group: null, words: [text] })} />
      </div>
      {editing && (
        <SynonymDialog
          {...editing}
          onClose={() => setEditing(null)}
          onChanged={() => void client.invalidateQueries({ queryKey: SYNONYMS })}
        />
      )}
    </ScreenFrame>
  );
}
