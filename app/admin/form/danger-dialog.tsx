import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { errorSentence } from '../lib/notices.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import { PasswordAgainField } from './password-again.tsx';
import { usePasswordAgain } from './use-password-again.ts';

type DangerDialogProps = {
  title: string;
  /** What goes back, and what is lost. */
  children: ReactNode;
  confirmLabel: string;
  /** Why the password is asked. */
  why?: string;
  danger?: boolean;
  /** Does it; what it throws is told in the dialog. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

const WHY = 'Bu önemli bir iş; siz olduğunuzu bir kez daha soruyoruz.';

/** Something dangerous: what it does, the password once more, and the button, all in one place. */
export function DangerDialog({
  title,
  children,
  confirmLabel,
  why = WHY,
  danger = false,
  onConfirm,
  onClose,
}: DangerDialogProps) {
  const id = useId();
  const again = usePasswordAgain();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      if (await again.guarded(onConfirm)) onClose();
    } catch (error) {
      setFailure(errorSentence(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="s"
      role="alertdialog"
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'solid'} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        <div className="grid gap-2">{children}</div>
        <PasswordAgainField again={again} why={why} />
        <FormFailure>{failure}</FormFailure>
      </form>
    </Dialog>
  );
}
