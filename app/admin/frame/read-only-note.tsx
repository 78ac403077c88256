import { Eye } from 'lucide-react';
import type { Right } from '../../../domain/rights.ts';
import { useRights } from '../lib/use-rights.ts';
import { cx } from '../ui/cx.ts';

type NoteProps = {
  /** What saving here takes. */
  right: Right;
  className?: string;
};

/** Says, to whom it is so, that nothing can be saved here. */
export function ReadOnlyNote({ right, className }: NoteProps) {
  const may = useRights();
  if (may(right)) return null;
  return (
    <p className={cx('flex items-center gap-2.5 text-14 text-ink-2', className)}>
      <Eye aria-hidden className="size-[18px] flex-none" />
      Yalnız görüntüleme yetkiniz var.
    </p>
  );
}
