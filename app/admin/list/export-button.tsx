import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TableName } from '../../../domain/tables/tables.ts';
import type { Query } from '../lib/resource.ts';
import { Button } from '../ui/button.tsx';

// Loaded with its first use: on most days no list is taken along.
const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

export type Exportable = {
  name: TableName;
  /** What narrows and orders the list, as it is shown. */
  query: Query;
  /** How many rows that are, and what they are called. */
  total: number | null;
  noun: string;
};

type ExportButtonProps = {
  list: Exportable;
  className?: string;
  /** Its words give way where it is narrow. */
  isCompact?: boolean;
};

/** Takes the list along as it is shown: as a workbook, or as CSV. */
export function ExportButton({ list, className, isCompact = false }: ExportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className={className} title="Dışa aktar" onClick={() => setOpen(true)}>
        <Download aria-hidden />
        <span className={isCompact ? 'max-2xl:sr-only' : undefined}>Dışa aktar</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
