import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLayout } from '../lib/use-layout.ts';
import { leave } from '../motion/leave.ts';
import { EmptyShelf } from '../pages/missing/empty-shelf.tsx';
import { X } from '../ui/icons.tsx';
import { DrawerFoot } from './drawer-foot.tsx';
import { DrawerLine } from './drawer-line.tsx';
import { DrawerSender } from './drawer-sender.tsx';
import { noList, onListChange, piecesOf, quoteList, removeLine, sentOf } from './list-store.ts';
import { type ListFacts, readFacts } from './send-list.ts';

type Props = {
  /** The product whose button opened it. */
  at: string | null;
  onClose: () => void;
};

/** The list of this device: how many of what, who asks, and the ways to send it. */
export function QuoteDrawer({ at, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opened = useRef(Date.now());
  const list = useSyncExternalStore(onListChange, quoteList, noList);
  const layout = useLayout();
  const [facts, setFacts] = useState<ListFacts | null>(null);
  const { lines } = list;
  const ids = lines.map(({ id }) => id).join();
  const sent = sentOf(list);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // Beside the sheet; with the keyboard Escape closes it.
    element.onclick = ({ target }) => {
      if (target === element) element.close();
    };
    if (at)
      element.querySelector<HTMLElement>(`[data-line="${CSS.escape(at)}"] .quote-quantity input`)?.focus();
  }, [at]);
  useEffect(() => {
    let isCurrent = true;
    void readFacts(ids ? ids.split(',') : []).then((answer) => {
      if (isCurrent && answer) setFacts(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [ids]);

  function remove(id: string): void {
    // Its button goes with it: the focus stays in the drawer.
    title.current?.focus();
    const line = dialog.current?.querySelector(`[data-line="${CSS.escape(id)}"]`);
    void leave(line).then(() => removeLine(id));
  }
  function close(): void {
    dialog.current?.close();
  }

  const shown = facts && new Map(facts.lines.map((line) => [line.id, line]));
  const isKnown = (id: string) => facts !== null && (shown?.has(id) || ids.includes(id));
  return (
    <dialog ref={dialog} className="quote-drawer" aria-labelledby="teklif-listesi" onClose={onClose}>
      <div className="quote-sheet">
        <header>
          <h2 id="teklif-listesi" ref={title} tabIndex={-1}>
            Teklif listesi
            {lines.length > 0 && (
              <i>
                {lines.length} ürün, {piecesOf(lines)} adet
              </i>
            )}
          </h2>
          <form method="dialog">
            <button type="submit" className="icon-btn" aria-label="Listeyi kapat">
              <X aria-hidden />
            </button>
          </form>
        </header>
        {lines.length === 0 ? (
          <div className="quote-empty">
            <EmptyShelf>
              <b>Listeniz</b>
            </EmptyShelf>
            <p>Listeniz boş. Ürünlerdeki artı düğmesiyle ekleyin.</p>
          </div>
        ) : (
          <div className="quote-lines">
            <ul>
              {lines.map((line) => (
                <DrawerLine
                  key={line.id}
                  line={line}
                  shown={shown?.get(line.id) ?? (isKnown(line.id) ? null : undefined)}
                  onRemove={() => remove(line.id)}
                  onLeave={close}
                />
              ))}
            </ul>
            <DrawerSender from={list.from} notice={facts?.notice ?? ''} kvkk={layout?.footer.kvkk} />
          </div>
        )}
        {lines.length > 0 && (
          <DrawerFoot
            list={list}
            codes={new Map(facts?.lines.map(({ id, sku }) => [id, sku]))}
            sent={sent}
            consentVersion={facts?.consentVersion ?? ''}
            openedAt={opened.current}
            mail={layout?.footer.email ?? ''}
            phone={layout?.footer.phone ?? null}
            chat={layout?.chat ?? null}
          />
        )}
      </div>
    </dialog>
  );
}
