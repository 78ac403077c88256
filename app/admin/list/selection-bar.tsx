import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/rules/format.ts';
import { CONTENT, useRights } from '../lib/use-rights.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { BulkWork } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

export type BulkAction = { label: string; icon: LucideIcon; run: () => void; danger?: boolean };

type SelectionBarProps = {
  selection: Selection;
  /** `ürün`: `3 ürün seçildi`. */
  noun: string;
  actions: readonly BulkAction[];
  work: BulkWork | null;
  onCancelWork: () => void;
  /** `Eşleşen 3.248 ürünün tümünü seç`. */
  more?: ReactNode;
};

/** What can be done with the ticked rows; stands at the foot of the screen, below the notices. */
export function SelectionBar({ selection, noun, actions, work, onCancelWork, more }: SelectionBarProps) {
  const may = useRights();
  if ((selection.count === 0 || !may(CONTENT)) && !work) return null;
  return (
    <>
      {/* Room for the bar, so that it hides nothing at the end of the list. */}
      <div aria-hidden className="h-16" />
      <div
        role="toolbar"
        aria-label="Toplu işlemler"
        data-selection-bar
        className="on-deep arrive fixed inset-x-4 bottom-20 z-20 mx-auto flex w-fit flex-wrap max-xl:w-auto max-xl:pl-3 items-center gap-1 rounded-panel bg-[light-dark(var(--deep),var(--surface-2))] p-2 pl-5 text-on-deep shadow-float lg:bottom-5 lg:left-65 lg:right-8"
      >
        {work ? (
          <>
            <p role="status" className="mr-3 font-semibold">
              {work.label}: {formatCount(work.done)} / {formatCount(work.total)}
            </p>
            <Button variant="deep" onClick={onCancelWork}>
              Durdur
            </Button>
          </>
        ) : (
          <>
            <p role="status" className="mr-3 font-semibold whitespace-nowrap">
              {formatCount(selection.count)} {noun} seçildi
            </p>
            <div className="flex max-xl:order-2 max-xl:w-full max-xl:overflow-x-auto">
              {more}
              {actions.map(({ label, icon: Icon, run, danger }) => (
                <Button
                  key={label}
                  variant="deep"
                  onClick={run}
                  className={cx('px-3.5! font-medium!', danger && 'text-[#FFB3A0]!')}
                >
                  <Icon aria-hidden />
                  {label}
                </Button>
              ))}
            </div>
            <span aria-hidden className="mx-1 h-6 w-px bg-line-deep max-xl:hidden" />
            <IconButton
              icon={X}
              label="Seçimi kaldır"
              plain
              onClick={selection.clear}
              className="hover:bg-deep-2 max-xl:ml-auto"
            />
          </>
        )}
      </div>
    </>
  );
}
