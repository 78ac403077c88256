import { Upload } from 'lucide-react';
import { Link } from 'react-router';
import type { TableName } from '../../../domain/tables/tables.ts';
import { findScreen, screenPath } from '../lib/screens.ts';
import { CONTENT, useRights } from '../lib/use-rights.ts';
import { buttonClass } from '../ui/button.tsx';

/** Leads to where a file is brought into a list. */
export function ImportLink({ name, className = '' }: { name: TableName; className?: string }) {
  const may = useRights();
  const screen = findScreen('import');
  if (!screen || !may(CONTENT)) return null;
  return (
    <Link
      to={`${screenPath(screen.path)}?kind=${name}`}
      title="İçe aktar"
      className={buttonClass({ variant: 'ghost', className })}
    >
      <Upload aria-hidden />
      <span className="max-2xl:sr-only">İçe aktar</span>
    </Link>
  );
}
