import { type ReactNode, useState } from 'react';
import type { Right } from '../../../../../domain/rights.ts';
import { useRights } from '../../../lib/use-rights.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { cx } from '../../../ui/cx.ts';

type SaveBarProps = {
  count: number;
  names: string;
  busy: boolean;
  uploads: number;
  /** What saving takes. */
  right: Right;
  /** What is told where nothing is unsaved: the draft that stands there. */
  draft?: string | undefined;
  /** Beside the ways out: keeping a draft, giving it a date. */
  children?: ReactNode;
  onSave: () => void;
  onDiscard: () => void;
};

/** What is unsaved, and the two ways out. It stands there only while something is. */
export function SaveBar(props: SaveBarProps) {
  const { count, names, busy, uploads, right, draft, children, onSave, onDiscard } = props;
  const [asking, setAsking] = useState(false);
  const may = useRights();
  const isUnsaved = count > 0 || uploads > 0;
  if (!isUnsaved && !draft) return null;
  return (
    <section
      aria-label={isUnsaved ? 'Kaydedilmemiş değişiklikler' : 'Taslakla yapılacaklar'}
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-3 border-t border-line bg-surface px-4 py-3 lg:static lg:px-6"
    >
      <p className="mr-auto flex min-w-0 items-center gap-2.5 font-medium" role="status">
        <span
          aria-hidden
          className={cx('size-[9px] flex-none rounded-full', isUnsaved ? 'bg-coral' : 'bg-info')}
        />
        <span className="flex-none">{isUnsaved ? `${count} kaydedilmemiş değişiklik` : draft}</span>
        <span className="truncate font-[420] text-ink-2 max-lg:hidden">{names}</span>
      </p>
      {isUnsaved && (
        <Button variant="quiet" className="max-sm:px-2" onClick={() => setAsking(true)}>
          Vazgeç
        </Button>
      )}
      {children}
      <Button variant="cta" busy={busy || uploads > 0} disabled={!may(right)} onClick={onSave}>
        {uploads > 0 ? 'Yükleme bekleniyor' : busy ? 'Kaydediliyor...' : 'Kaydet ve yayınla'}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title="Kaydedilmemiş değişiklikler silinsin mi?"
        confirmLabel="Değişiklikleri sil"
        cancelLabel="Düzenlemeye dön"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
      >
        <p>Şunlar kayıttaki hâline döner: {names}.</p>
      </ConfirmDialog>
    </section>
  );
}
