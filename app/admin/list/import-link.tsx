import { Upload } from 'lucide-react';
import { Link } from 'react-router';
import type { TableName } from '../../../domain/tables/tables.ts';
import { findScreen, screenPath } from '../lib/screens.ts';
import { CONTENT, useRights } from '../lib/use-rights.ts';
import { buttonClass } from '../ui/button.tsx';

/** Leads to where a file is brought into a list. */
type ImportLinkProps = {
  name: TableName;
  className?: string;
  /** Says what it is where there is room for a sign only. */
  words?: boolean;
};

export function ImportLink({ name, className = '', words }: ImportLinkProps) {
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
      <span className={words ? undefined : 'max-2xl:sr-only'}>İçe aktar</span>
    </Link>
  );
}
