import { useQueryClient } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import { CATEGORY_COLORS, type Category } from '../../../../domain/things/category.ts';
import { errorSentence, notifyDone } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { categories } from '../../lib/resources.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type AddBelowProps = {
  parent: Category;
  onClose: () => void;
};

function begin(input: HTMLInputElement | null): void {
  input?.focus();
}

/** A new category below a row of the tree, by its name alone: Enter adds it and waits for the next one, Escape ends. */
export function AddBelow({ parent, onClose }: AddBelowProps) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    if (!name.trim()) return setError('Kategori adını yazın.');
    setBusy(true);
    try {
      const { brandId, id: parentId } = parent;
      const color = CATEGORY_COLORS.find(({ value }) => value === parent.color)?.value;
      await categories.create({ name, brandId, parentId, ...(color && { color }) });
      setName('');
      notifyDone(`${name.trim()}, ${parent.name} altına eklendi.`);
      await refreshThing(client, 'categories', 'brands');
    } catch (cause) {
      setError(errorSentence(cause));
    } finally {
      setBusy(false);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    <form
      aria-label={`${parent.name}: yeni alt kategori`}
      onSubmit={(event) => void add(event)}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-end gap-2 border-t border-line py-3 pr-3 pl-4 sm:pl-10"
    >
      <CornerDownRight aria-hidden className="mb-3 size-5 flex-none text-ink-2 max-sm:hidden" />
      <Field label={`${parent.name} altındaki kategorinin adı`} error={error} className="min-w-56 flex-1">
        <Input
          ref={begin}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" busy={busy}>
        Ekle
      </Button>
      <Button variant="quiet" onClick={onClose}>
        Bitti
      </Button>
    </form>
  );
}
