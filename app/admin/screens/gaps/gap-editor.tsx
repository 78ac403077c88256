import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Gap } from '../../../../domain/things/gap.ts';
import { type Product, type ProductPatch, productPatch } from '../../../../domain/things/product.ts';
import { Picture } from '../../files/picture.tsx';
import { isApiError } from '../../lib/http.ts';
import { errorText } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { products } from '../../lib/resources.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { Button } from '../../ui/button.tsx';
import { firstField } from '../../ui/focusable.ts';
import { type ProductOutput, type ProductValues, useProductSpec } from '../products/product-spec.ts';
import { beginningOf, GAP_FIELDS, stillLacks } from './filled.ts';
import { GapField } from './gap-field.tsx';

type GapEditorProps = {
  gap: Gap;
  row: Product;
  onSaved: () => void;
  onSkip: () => void;
  /** What was typed over an older state of it: it is not lost when somebody else has changed it. */
  held: Partial<ProductValues> | null;
  /** Somebody else has changed it: shows it as it is now. */
  onStale: (typed: Partial<ProductValues>) => void;
};

const STALE = 'Ürün bu arada değişmiş; son hâli getirildi, yazdığınız duruyor. Yeniden kaydedin.';

/** What takes Enter for itself: buttons, a field with an offer in sight, open lists, and dialogs above the page. */
const OWN_ENTER =
  'button, a, [aria-activedescendant], [role="listbox"], [role="dialog"], [role="alertdialog"]';

/** One product of a queue: what is known of it, and the field that it lacks. Enter stores it and goes on. */
export function GapEditor({ gap, row, held, onSaved, onSkip, onStale }: GapEditorProps) {
  const client = useQueryClient();
  const { toValues } = useProductSpec();
  const [begun] = useState(() => (held ? {} : beginningOf(gap, row)));
  const form = useForm<ProductValues, unknown, ProductOutput>({
    defaultValues: { ...toValues(row), ...begun, ...held },
  });
  const [problem, setProblem] = useState(held ? STALE : '');
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useShortcut('arrowright', 'Sıradaki ürüne atla', onSkip);
  useEffect(() => {
    if (box.current) firstField(box.current)?.focus({ preventScroll: true });
  }, []);

  async function save() {
    if (busy) return;
    const field = GAP_FIELDS[gap];
    const parsed = productPatch.safeParse({ [field]: form.getValues(field) } as ProductPatch);
    const reason = parsed.success
      ? stillLacks(gap, parsed.data)
      : (parsed.error.issues[0]?.message ?? 'Geçersiz değer.');
    setProblem(reason ?? '');
    if (reason || !parsed.success) return;
    setBusy(true);
    try {
      await products.update(row.id, { ...parsed.data, version: row.version });
      void refreshThing(client, 'products', 'gaps');
      onSaved();
    } catch (error) {
      const isStale = isApiError(error, 409) && error.current !== undefined;
      if (isStale) onStale({ [field]: form.getValues(field) });
      else setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, ctrlKey, metaKey, target } = event;
    if (key !== 'Enter' || shiftKey || event.nativeEvent.isComposing) return;
    const isOwn = target instanceof Element && target.closest(OWN_ENTER) !== null;
    if (isOwn && !ctrlKey && !metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  }

  const read = begun.specifications?.filter(({ label }) => label).length ?? 0;
  return (
    <section aria-label={row.name} className="rounded-panel border border-line bg-surface">
      <div className="grid gap-6 p-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
        <Picture src={row.imageUrl} alt="" className="aspect-4/3 rounded-control" />
        <div className="min-w-0">
          <p className="text-14 text-ink-2">
            {[row.sku, row.brand.name, row.category?.name ?? 'Genel'].join(', ')}
          </p>
          <h3 className="text-21 leading-snug font-semibold tracking-head wrap-anywhere">{row.name}</h3>
          <ul className="mt-2 grid gap-1 text-14 text-ink-2">
            {row.features.slice(0, 6).map((feature) => (
              <li key={feature} className="wrap-anywhere before:mr-2 before:content-['–']">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div ref={box} role="presentation" onKeyDownCapture={handleKey} className="border-t border-line p-5">
        {read > 0 && (
          <p className="mb-3 rounded-control bg-info-bg px-3.5 py-2.5 text-14 text-info">
            Özelliklerinden {read} değer çıkarıldı. Doğruysa Enter’a basın.
          </p>
        )}
        <GapField gap={gap} row={row} control={form.control} />
        <p role="alert" className="mt-2 text-14 text-danger empty:hidden">
          {problem}
        </p>
      </div>
      <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-3">
        <Button variant="ghost" onClick={onSkip}>
          Atla <kbd aria-hidden>→</kbd>
        </Button>
        <Button variant="cta" busy={busy} onClick={() => void save()}>
          Kaydet ve sıradaki <kbd aria-hidden>Enter</kbd>
        </Button>
      </footer>
    </section>
  );
}
