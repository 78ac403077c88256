import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { firstField } from './focusable.ts';
import { IconButton } from './icon-button.tsx';
import { LayerContext } from './layer.ts';

export type DialogSize = 's' | 'm' | 'l' | 'xl';
const widths: Record<DialogSize, string> = {
  s: 'sm:max-w-md',
  m: 'sm:max-w-xl',
  l: 'sm:max-w-4xl',
  xl: 'sm:max-w-6xl',
};

type DialogProps = {
  open: boolean;
  /** Asked on Escape, on the cross and on a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: DialogSize;
  /** Slides in from the right, full height. */
  sheet?: boolean;
  /** `alertdialog` for questions. */
  role?: 'dialog' | 'alertdialog';
  /** No cross: the dialog is left by its buttons only. */
  blocking?: boolean;
  /** Puts the focus elsewhere than into the first field. */
  onOpenAutoFocus?: () => void;
};

/** Begins in the first field, or control, of the body; while that is still being loaded, waits for it. */
function beginIn(content: HTMLElement): void {
  const body = content.querySelector('[data-body]');
  const field = body && firstField(body);
  (field ?? content).focus({ preventScroll: true });
  if (field) return;
  const arrival = new MutationObserver(() => {
    arrival.disconnect();
    if (document.activeElement === content) beginIn(content);
  });
  arrival.observe(content, { childList: true, subtree: true });
}

/** A modal: title, scrolling body, fixed footer; fills the screen on a phone. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'm',
  sheet,
  role = 'dialog',
  blocking,
  onOpenAutoFocus,
}: DialogProps) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  const isMeant = useRef(false);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !blocking && onClose()}>
      <Radix.Portal>
        <Radix.Overlay
          // A click beside the dialog asks to close it, from the moment that it is there; until then the focus stays.
          onPointerDown={() => {
            // While a list is open in the dialog it means the list.
            isMeant.current = !layer?.querySelector('[data-radix-popper-content-wrapper]');
          }}
          onMouseDown={(event) => event.preventDefault()}
          // The second click of two meant what was there before: a question that gave way to this dialog.
          onClick={({ detail }) => detail < 2 && isMeant.current && !blocking && onClose()}
          className="fade-in fixed inset-0 z-60 bg-(--scrim)"
        />
        <Radix.Content
          ref={setLayer}
          role={role}
          onInteractOutside={(event) => event.preventDefault()}
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (onOpenAutoFocus) onOpenAutoFocus();
            else if (event.currentTarget instanceof HTMLElement) beginIn(event.currentTarget);
          }}
          className={cx(
            'fixed z-60 flex flex-col bg-surface text-ink shadow-float outline-none',
            sheet
              ? 'arrive inset-y-0 right-0 w-full border-l border-line sm:w-104'
              : cx(
                  'arrive inset-x-0 bottom-0 mx-auto max-h-[96dvh] w-full rounded-t-panel border border-line sm:inset-y-6 sm:my-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100%-3rem)] sm:rounded-panel',
                  widths[size],
                ),
          )}
        >
          <LayerContext value={layer}>
            <header className="flex items-start gap-4 border-b border-line py-3 pr-2 pl-5 sm:pl-6">
              <div className="min-w-0 flex-1 py-2">
                <Radix.Title className="text-18 leading-snug font-semibold tracking-[-.015em]">
                  {title}
                </Radix.Title>
                {description && (
                  <Radix.Description asChild className="mt-1 text-14 text-ink-2">
                    <div>{description}</div>
                  </Radix.Description>
                )}
              </div>
              {!blocking && <IconButton icon={X} label="Kapat" plain onClick={onClose} />}
            </header>
            {children && (
              <div data-body className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">
                {children}
              </div>
            )}
            {footer && (
              <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 pb-[max(.75rem,env(safe-area-inset-bottom))] sm:px-6">
                {footer}
              </footer>
            )}
          </LayerContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
