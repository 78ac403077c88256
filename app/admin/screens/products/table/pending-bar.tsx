import { Undo2 } from 'lucide-react';
import { useBlocker } from 'react-router';
import { formatCount } from '../../../../../domain/rules/format.ts';
import { LOGIN } from '../../../lib/admin-paths.ts';
import { changeProducts, products } from '../../../lib/resources.ts';
import type { useBulk } from '../../../list/use-bulk.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Cells, keyOf, type Pending } from './use-cells.ts';

type PendingBarProps = {
  cells: Cells;
  bulk: ReturnType<typeof useBulk>;
  /** A form stands before the list; it asks for itself before it is left. */
  isBehind: boolean;
};

/** Asks before values that are not stored are left behind. */
function LeaveQuestion({ count }: { count: number }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== LOGIN;
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      danger
      title="Kaydedilmemiş hücreler var"
      confirmLabel="Kaydetmeden çık"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>Çıkarsanız kaydedilmemiş {formatCount(count)} değer kaybolur.</p>
    </ConfirmDialog>
  );
}

/** What a product is given by all of its cells. */
function changesOf(pending: readonly Pending[]) {
  return [...Map.groupBy(pending, ({ id }) => id)].flatMap(([id, own]) => {
    const set = Object.assign({}, ...own.map((cell) => cell.set ?? {}));
    const version = Math.max(...own.map(({ row }) => row.version));
    return own.some((cell) => cell.set) ? [{ id, version, set }] : [];
  });
}

/** Stands at the foot of the list while cells are not stored: how many, what is wrong, and one press that stores them. */
export function PendingBar({ cells, bulk, isBehind }: PendingBarProps) {
  const pending = [...cells.pending.values()];
  const ready = pending.filter(({ set }) => set);
  const unread = pending.length - ready.length;

  async function save() {
    const refused = new Map<string, string>();
    await bulk.write(
      changesOf(ready),
      async (rows, operation) => {
        const answer = await changeProducts(rows, operation);
        for (const { id, message, state } of answer.rows)
          if (state === 'refused') refused.set(id, message ?? 'Kaydedilemedi');
        cells.drop(
          ready.filter(({ id }) => rows.some((row) => row.id === id) && !refused.has(id)).map(keyOf),
        );
        return answer;
      },
      { label: 'Kaydediliyor', done: (count) => `${count} güncellendi.`, failed: 'Ürünler güncellenemedi' },
    );
    for (const [id, problem] of refused) {
      const row = await products.get(id).catch(() => null);
      const own = ready.filter((cell) => cell.id === id);
      if (row) cells.keep(own.map((cell) => ({ ...cell, row, problem })));
      else cells.drop(own.map(keyOf));
    }
  }

  if (pending.length === 0 || bulk.work) return null;
  const [bad] = pending.filter(({ problem }) => problem);
  return (
    <>
      <div aria-hidden className="h-20" />
      <section
        aria-label="Kaydedilmemiş hücreler"
        className="on-deep arrive fixed inset-x-4 bottom-20 z-30 mx-auto flex w-fit max-w-3xl flex-wrap items-center gap-2 rounded-panel bg-[light-dark(var(--deep),var(--surface-2))] p-2 pl-5 text-on-deep shadow-float lg:bottom-5 lg:left-65 lg:right-8"
      >
        <p role="status" className="mr-3 min-w-0 flex-1 basis-64">
          <b className="block font-semibold">
            {formatCount(ready.length)} hücre kaydedilmedi
            {unread > 0 && `, ${formatCount(unread)} hücre okunamadı`}
          </b>
          {bad && (
            <span className="block truncate text-13">
              {bad.row.name}: “{bad.text}” – {bad.problem}
            </span>
          )}
        </p>
        <Button variant="deep" onClick={() => cells.drop(pending.map(keyOf))}>
          <Undo2 aria-hidden />
          Geri al
        </Button>
        {ready.length > 0 && (
          <Button variant="cta" onClick={() => void save()}>
            {formatCount(ready.length)} hücreyi kaydet
          </Button>
        )}
      </section>
      {!isBehind && <LeaveQuestion count={pending.length} />}
    </>
  );
}
