import { History } from 'lucide-react';
import { useState } from 'react';
import type { KindName } from '../../../domain/things/row.ts';
import { Button } from '../ui/button.tsx';
import { HistoryDialog } from './history-dialog.tsx';

type HistoryButtonProps = {
  entity: KindName;
  id: string;
  name: string;
  onRestored?: (() => void) | undefined;
};

/** `Geçmiş`: opens the versions of the row that a form edits. */
export function HistoryButton({ entity, id, name, onRestored }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="-mx-3.5" onClick={() => setOpen(true)}>
        <History aria-hidden />
        Geçmiş
      </Button>
      {open && (
        <HistoryDialog
          entity={entity}
          id={id}
          name={name}
          onClose={() => setOpen(false)}
          onRestored={onRestored}
        />
      )}
    </>
  );
}
