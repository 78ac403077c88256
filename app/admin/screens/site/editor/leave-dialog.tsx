import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type LeaveDialogProps = {
  open: boolean;
  names: string;
  onStay: () => void;
  /** Leaves; what is unsaved waits in this browser. */
  onKeep: () => void;
  onDiscard: () => void;
};

/** Asks what shall become of unsaved work when its screen is left. */
export function LeaveDialog({ open, names, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      size="m"
      role="alertdialog"
      title="Kaydedilmemiş değişiklikler var"
      onOpenAutoFocus={() => stay.current?.focus()}
      footer={
        <>
          <Button variant="danger" className="sm:mr-auto" onClick={onDiscard}>
            Değişiklikleri sil
          </Button>
          <Button variant="ghost" onClick={onKeep}>
            Saklayıp ayrıl
          </Button>
          <Button ref={stay} onClick={onStay}>
            Düzenlemeye dön
          </Button>
        </>
      }
    >
      <p>
        {names}. Saklarsanız bu tarayıcıda durur ve sayfayı yeniden açtığınızda geri getirilir; ziyaretçiler
        görmez.
      </p>
    </Dialog>
  );
}
