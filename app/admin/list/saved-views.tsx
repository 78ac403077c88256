import { BookmarkPlus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { compareTurkish } from '../../../domain/rules/turkish.ts';
import { notifyDone } from '../lib/notices.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Input } from '../ui/input.tsx';
import { readViews, type SavedView, writeViews } from './stored-views.ts';
import type { ListState } from './use-list-params.ts';

type SavedViewsProps = { kind: string; list: ListState; defaultSort: string; builtIn: readonly SavedView[] };

/** Two states of a list as one text, whatever the order of their filters. */
function stateText(view: Omit<SavedView, 'name'>, defaultSort: string): string {
  const filters = Object.entries(view.filters).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([view.search ?? '', view.sort || defaultSort, filters]);
}

/** Named views of a list: the built-in ones, and those the person saved in this browser. */
export function SavedViews({ kind, list, defaultSort, builtIn }: SavedViewsProps) {
  const [own, setOwn] = useState(() => readViews(kind));
  const [naming, setNaming] = useState(false);
  const now = stateText(list, defaultSort);
  const all: readonly SavedView[] = [{ name: 'Tümü', filters: {} }, ...builtIn, ...own];
  const current = all.find((view) => stateText(view, defaultSort) === now);
  const ownCurrent = own.find((view) => view === current);

  function store(next: SavedView[]) {
    setOwn(next);
    writeViews(kind, next);
  }
  function save(name: string) {
    const view = { name, search: list.search, sort: list.sort, filters: list.filters };
    store(
      [...own.filter((other) => other.name !== name), view].sort((a, b) => compareTurkish(a.name, b.name)),
    );
    setNaming(false);
    notifyDone(`"${name}" görünümü kaydedildi.`);
  }

  return (
    <div className="flex items-center gap-2">
      <fieldset className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:thin]">
        <legend className="sr-only">Görünümler</legend>
        {all.map((view) => (
          <Chip key={view.name} pressed={view === current} onClick={() => list.setAll(view)}>
            {view.name}
          </Chip>
        ))}
      </fieldset>
      {ownCurrent && (
        <IconButton
          icon={Trash2}
          label={`"${ownCurrent.name}" görünümünü sil`}
          onClick={() => store(own.filter((view) => view !== ownCurrent))}
        />
      )}
      {!current && (
        <Button variant="quiet" onClick={() => setNaming(true)} className="flex-none">
          <BookmarkPlus aria-hidden />
          <span className="max-sm:sr-only">Görünümü kaydet</span>
        </Button>
      )}
      {naming && (
        <NameDialog
          taken={[...builtIn.map((view) => view.name), 'Tümü']}
          onSave={save}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

function NameDialog({
  taken,
  onSave,
  onClose,
}: {
  taken: readonly string[];
  onSave: (name: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    const clean = name.trim();
    if (!clean) return setError('Görünüme bir ad verin.');
    if (taken.includes(clean)) return setError('Bu ad hazır bir görünümün; başka bir ad verin.');
    onSave(clean);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Görünümü kaydet"
      description="Arama, süzgeçler ve sıralama bu tarayıcıda bu adla saklanır."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form="gorunum">
            Kaydet
          </Button>
        </>
      }
    >
      <form id="gorunum" onSubmit={submit} noValidate>
        <Field label="Görünümün adı" error={error || undefined}>
          <Input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
