import { Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BoundField, useBound } from '../../form/fields.tsx';
import { SortableList } from '../../list/sortable.tsx';
import { SortableItem } from '../../list/sortable-item.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';

const MOST = 50;
type Line = { id: string; text: string };
let made = 0;

function line(text: string): Line {
  made += 1;
  return { id: `feature-${made}`, text };
}

function sameTexts(lines: readonly Line[], texts: readonly unknown[]): boolean {
  return lines.length === texts.length && lines.every((entry, index) => entry.text === texts[index]);
}

/** A list of short texts: add, remove, put in order; pasting several lines adds as many. */
export function FeaturesField<V extends FieldValues, O>(props: BoundField<V, O>) {
  const { field, value, error } = useBound(props);
  const texts = Array.isArray(value) ? value : [];
  const [lines, setLines] = useState<Line[]>(() => texts.map((text) => line(String(text))));
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  if (!sameTexts(lines, texts)) setLines(texts.map((text) => line(String(text))));

  function change(next: Line[], focusId?: string) {
    const kept = next.slice(0, MOST);
    setLines(kept);
    field.onChange(kept.map((entry) => entry.text));
    if (focusId) focusNext.current = focusId;
  }
  useEffect(() => {
    if (!focusNext.current) return;
    box.current?.querySelector<HTMLInputElement>(`[data-line="${focusNext.current}"]`)?.focus();
    focusNext.current = null;
  });

  function insert(after: number) {
    const fresh = line('');
    change(lines.toSpliced(after + 1, 0, fresh), fresh.id);
  }
  function remove(index: number) {
    change(lines.toSpliced(index, 1), lines[Math.max(0, index - 1)]?.id);
  }
  function handleKey(event: KeyboardEvent, index: number) {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      insert(index);
    } else if (event.key === 'Backspace' && lines[index]?.text === '' && lines.length > 1) {
      event.preventDefault();
      remove(index);
    }
  }
  function paste(event: ClipboardEvent<HTMLInputElement>, index: number) {
    const pasted = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((text) => text.replace(/^[\s•*–-]+/, '').trim())
      .filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    const fresh = pasted.map(line);
    const replaced = lines[index]?.text.trim() === '' ? 1 : 0;
    change(lines.toSpliced(index + 1 - replaced, replaced, ...fresh), fresh.at(-1)?.id);
  }

  return (
    <Field group label={props.label} error={error} hint="Birden çok satırı birlikte yapıştırabilirsiniz.">
      <div ref={box} className="grid gap-2">
        <SortableList
          items={lines}
          nameOf={(entry) => entry.text || 'Boş satır'}
          onMove={(ordered) => change(ordered)}
          overlay={(entry) => (
            <div className="rounded-control bg-surface px-12 py-3 shadow-lift">{entry.text}</div>
          )}
        >
          {lines.map((entry, index) => (
            <SortableItem key={entry.id} id={entry.id} name={entry.text || `${index + 1}. özellik`}>
              {(handle) => (
                <div className="flex items-center gap-1">
                  {handle}
                  <Input
                    data-line={entry.id}
                    aria-label={`${index + 1}. özellik`}
                    value={entry.text}
                    onChange={(event) => change(lines.with(index, { ...entry, text: event.target.value }))}
                    onKeyDown={(event) => handleKey(event, index)}
                    onPaste={(event) => paste(event, index)}
                    onBlur={field.onBlur}
                  />
                  <IconButton
                    icon={X}
                    label={`${index + 1}. özelliği sil`}
                    plain
                    onClick={() => remove(index)}
                  />
                </div>
              )}
            </SortableItem>
          ))}
        </SortableList>
        <Button
          variant="ghost"
          className="justify-self-start"
          disabled={lines.length >= MOST}
          onClick={() => insert(lines.length - 1)}
        >
          <Plus aria-hidden />
          Özellik ekle
        </Button>
      </div>
    </Field>
  );
}
