import { ClipboardPaste, Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readTable } from '../../../../domain/rules/pasted-table.ts';
import { labelKey, type Specification } from '../../../../domain/rules/specification.ts';
import { SPECIFICATIONS_MAX } from '../../../../domain/things/product.ts';
import { type BoundField, useBound } from '../../form/fields.tsx';
import { SortableList } from '../../list/sortable.tsx';
import { SortableItem } from '../../list/sortable-item.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { plainOptions } from '../../ui/suggest-input.tsx';
import { useKnownLabels } from './known-specifications.ts';
import { type Part, SPECIFICATION_COLUMNS, SpecificationRow } from './specification-row.tsx';
import { lineErrors, type SpecificationLine, useSpecificationLines } from './use-specification-lines.ts';

const OFFERED = 6;
const TABLE = 'overflow-hidden rounded-control border border-b-0 border-line-2';
const NO_LINE = { label: '', value: '', unit: '' };
const CLOSED = 'Panoya erişilemedi. Bir satıra tıklayıp Ctrl+V ile yapıştırın.';
const NO_TABLE = 'Panoda okunabilir bir tablo yok.';

function isEmpty({ label, value, unit }: Specification): boolean {
  return !label.trim() && !value.trim() && !unit.trim();
}

/** The technical data: lines of label, value and unit; a pasted table becomes lines, the category's products are offered. */
export function SpecificationsField<V extends FieldValues, O>({
  categoryId,
  ...props
}: BoundField<V, O> & { categoryId: string }) {
  const { field, value, error, fault } = useBound(props);
  const { lines, change } = useSpecificationLines(value, field.onChange);
  const [notice, setNotice] = useState<{ text: string; before?: readonly SpecificationLine[] }>({ text: '' });
  const box = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const known = useKnownLabels(categoryId);
  const knownOf = (label: string) => known.find((one) => labelKey(one.label) === labelKey(label));
  const written = new Set(lines.map(({ label }) => labelKey(label)));
  const offered = known.filter(({ label }) => !written.has(labelKey(label))).slice(0, OFFERED);
  const offers = {
    label: known
      .filter(({ label }) => !written.has(labelKey(label)))
      .map(({ label, unit }) => ({ value: label, label, detail: unit || undefined })),
    unit: plainOptions([...new Set(known.map(({ unit }) => unit).filter(Boolean))]),
  };
  const errors = lineErrors(fault);

  useEffect(() => {
    if (!focusNext.current) return;
    box.current?.querySelector<HTMLInputElement>(focusNext.current)?.focus();
    focusNext.current = null;
  });

  function focusOn(id: string | undefined, part: Part) {
    if (id) focusNext.current = `[data-line="${id}"][data-part="${part}"]`;
  }
  function insert(
    after: number,
    fresh: readonly Specification[],
    replaced = 0,
  ): readonly SpecificationLine[] {
    setNotice({ text: '' });
    const at = after + 1 - replaced;
    return change([...lines.slice(0, at), ...fresh, ...lines.slice(at + replaced)]);
  }
  function add(after: number, line: Specification = NO_LINE) {
    const next = insert(after, [line]);
    focusOn(next[after + 1]?.id, line.label ? 'value' : 'label');
  }
  function remove(index: number) {
    change(lines.toSpliced(index, 1));
    focusOn(lines[Math.max(0, index - 1)]?.id, 'label');
  }
  function write(index: number, part: Part, text: string) {
    const line = lines[index];
    if (!line) return;
    const usual = part === 'label' && !line.unit ? knownOf(text)?.unit : undefined;
    change(lines.with(index, { ...line, [part]: text, ...(usual && { unit: usual }) }));
  }
  function handleKey(event: KeyboardEvent, index: number) {
    const line = lines[index];
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(index);
    } else if (event.key === 'Backspace' && line && isEmpty(line) && lines.length > 1) {
      event.preventDefault();
      remove(index);
    }
  }

  /** Puts a table's lines behind a line, in its place where that one is empty; false where the text is none. */
  function takeTable(text: string, index: number): boolean {
    const table = readTable(text);
    if (table.length === 0) return false;
    const before = lines;
    const here = lines[index];
    const room = SPECIFICATIONS_MAX - lines.length;
    const next = insert(index, table, here && isEmpty(here) ? 1 : 0);
    const left = table.length - Math.min(table.length, room + (here && isEmpty(here) ? 1 : 0));
    focusOn(next.at(-1)?.id, 'label');
    const full = left > 0 ? ` ${left} satır sığmadı, en fazla ${SPECIFICATIONS_MAX} olabilir.` : '';
    setNotice({ text: `${table.length - left} satır yapıştırıldı.${full}`, before });
    return true;
  }
  function paste(event: ClipboardEvent, index: number) {
    const text = event.clipboardData.getData('text');
    // A single value goes where it is pasted.
    if (/[\n\t|]|:\s/.test(text.trim()) && takeTable(text, index)) event.preventDefault();
  }
  async function pasteFromClipboard() {
    try {
      const text = await navigator.clipboard.readText();
      if (!takeTable(text, lines.length - 1)) setNotice({ text: NO_TABLE });
    } catch {
      setNotice({ text: CLOSED });
    }
  }

  return (
    <Field
      group
      label={props.label}
      error={errors.length > 0 ? undefined : error}
      hint="Filtrede ve karşılaştırmada kullanılır."
    >
      <div ref={box} className="grid gap-3">
        <div className={cx('grid', (lines.length > 0 || offered.length > 0) && TABLE)}>
          {lines.length > 0 && (
            <div aria-hidden className="flex border-b border-line text-13 text-ink-2 max-sm:hidden">
              <span className="w-11" />
              <div className={cx('flex-1 *:px-3.5 *:py-2.5', SPECIFICATION_COLUMNS)}>
                <span>Etiket</span>
                <span>Değer</span>
                <span>Birim</span>
              </div>
              <span className="w-11" />
            </div>
          )}
          <SortableList
            items={lines}
            nameOf={(line) => line.label || 'Boş satır'}
            onMove={(ordered) => change(ordered)}
            overlay={(line) => (
              <div className="rounded-control bg-surface px-12 py-3 shadow-lift">
                {line.label} {line.value} {line.unit}
              </div>
            )}
          >
            {lines.map((line, index) => (
              <SortableItem key={line.id} id={line.id} name={line.label || `${index + 1}. satır`}>
                {(handle) => (
                  <SpecificationRow
                    id={line.id}
                    place={index + 1}
                    line={line}
                    errors={errors[index] ?? {}}
                    handle={handle}
                    offers={{ ...offers, value: plainOptions(knownOf(line.label)?.values ?? []) }}
                    onChange={(part, text) => write(index, part, text)}
                    onBlur={field.onBlur}
                    onKey={(event) => handleKey(event, index)}
                    onPaste={(event) => paste(event, index)}
                    onRemove={() => remove(index)}
                  />
                )}
              </SortableItem>
            ))}
          </SortableList>
          {offered.length > 0 && lines.length < SPECIFICATIONS_MAX && (
            <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface-2 px-3.5 py-2 text-13 text-ink-2">
              Kategorideki diğer ürünlerde var:
              {offered.map((one) => (
                <Button
                  key={one.label}
                  variant="ghost"
                  onClick={() => add(lines.length - 1, { label: one.label, value: '', unit: one.unit })}
                >
                  <Plus aria-hidden />
                  {one.label}
                </Button>
              ))}
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="ghost"
            disabled={lines.length >= SPECIFICATIONS_MAX}
            onClick={() => add(lines.length - 1)}
          >
            <Plus aria-hidden />
            Satır ekle
          </Button>
          <Button variant="ghost" disabled={lines.length >= SPECIFICATIONS_MAX} onClick={pasteFromClipboard}>
            <ClipboardPaste aria-hidden />
            Tablo yapıştır
          </Button>
          <span role="status" className="text-14 text-ink-2">
            {notice.text}
          </span>
          {notice.before && (
            <Button
              variant="ghost"
              onClick={() => {
                change(notice.before ?? []);
                setNotice({ text: 'Yapıştırma geri alındı.' });
              }}
            >
              Geri al
            </Button>
          )}
        </div>
      </div>
    </Field>
  );
}
