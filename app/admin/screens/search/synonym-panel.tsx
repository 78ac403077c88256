import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SynonymRow } from '../../../../domain/things/synonym.ts';
import { PanelAnswer } from '../../frame/panel-answer.tsx';
import { foldedMatch } from '../../lib/folded-match.ts';
import { notifyFailed, notifyUndoable } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { EmptyNote } from '../../ui/states.tsx';
import { readSynonyms, removeSynonym, SYNONYMS } from './search-api.ts';

type SynonymPanelProps = { mayWrite: boolean; onAdd: () => void; onEdit: (group: SynonymRow) => void };

function GroupLine({ group, mayWrite, onEdit }: Omit<SynonymPanelProps, 'onAdd'> & { group: SynonymRow }) {
  const client = useQueryClient();
  const words = group.words.join(', ');

  async function remove() {
    try {
      const undo = await removeSynonym(group);
      notifyUndoable('Eş anlamlı grubu çöp kutusuna taşındı.', async () => {
        await undo();
        await client.invalidateQueries({ queryKey: SYNONYMS });
      });
    } catch (error) {
      notifyFailed('Grup silinemedi', error);
    }
    await client.invalidateQueries({ queryKey: SYNONYMS });
  }

  return (
    <li data-row={group.id} className="flex items-center gap-2 py-1.5 pr-2 pl-5">
      <p className="min-w-0 flex-1 wrap-anywhere text-ink-2">
        <b className="font-semibold text-ink">{group.words[0]}</b>
        {group.words.slice(1).map((word) => `, ${word}`)}
      </p>
      {mayWrite && (
        <>
          <IconButton icon={Pencil} label={`${words} grubunu düzenle`} plain onClick={() => onEdit(group)} />
          <IconButton icon={Trash2} label={`${words} grubunu sil`} plain onClick={() => void remove()} />
        </>
      )}
    </li>
  );
}

/** The groups of words that mean the same. */
export function SynonymPanel({ mayWrite, onAdd, onEdit }: SynonymPanelProps) {
  const [typed, setTyped] = useState('');
  const answer = useQuery({ queryKey: SYNONYMS, queryFn: ({ signal }) => readSynonyms(signal) });
  const groups = answer.data?.filter(({ words }) => foldedMatch({ label: words.join(' ') }, typed)) ?? [];
  return (
    <Panel
      title="Eş anlamlı sözcükler"
      anchor="es-anlamlilar"
      aside={
        mayWrite && (
          <Button variant="ghost" onClick={onAdd}>
            <Plus aria-hidden />
            Eş anlamlı ekle
          </Button>
        )
      }
    >
      <div className="grid gap-3 px-5 py-4">
        <p className="text-ink-2">
          Bir gruptaki sözcüklerden hangisi yazılırsa yazılsın, hepsi aranır. Değişiklik bir sonraki aramada
          geçerlidir.
        </p>
        <SearchInput label="Eş anlamlılarda ara" placeholder="Sözcük" value={typed} onChange={setTyped} />
      </div>
      <PanelAnswer answer={answer} failed="Eş anlamlılar yüklenirken hata oluştu" />
      {answer.data && groups.length === 0 && (
        <div className="border-t border-line">
          <EmptyNote>Böyle bir sözcük yok.</EmptyNote>
        </div>
      )}
      {groups.length > 0 && (
        <ul aria-label="Eş anlamlı grupları" className="divide-y divide-line border-t border-line">
          {groups.map((group) => (
            <GroupLine key={group.id} group={group} mayWrite={mayWrite} onEdit={onEdit} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
