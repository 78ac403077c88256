import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useNow, When } from '../frame/when.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type DraftPlace, draftPlace } from './draft-place.ts';
import { dropDraft, useWaitingDrafts, type WaitingDraft } from './drafts.ts';

type Waiting = WaitingDraft & DraftPlace;

function useWaiting(form: string | undefined): Waiting[] {
  const { pathname, search } = useLocation();
  return useWaitingDrafts().flatMap((draft) => {
    const place = draftPlace(draft);
    if (!place || (form !== undefined && !draft.name.startsWith(`${form}:`))) return [];
    const [path, query] = place.to.split('?');
    if (path !== pathname) return [{ ...draft, ...place }];
    // On its own list the form opens over what is searched and filtered there.
    const params = new URLSearchParams(search);
    const wanted = [...new URLSearchParams(query)];
    if (wanted.length > 0 && wanted.every(([name, value]) => params.get(name) === value)) return [];
    for (const name of ['new', 'edit']) params.delete(name);
    for (const [name, value] of wanted) params.set(name, value);
    return [{ ...draft, ...place, to: `${path}?${params}` }];
  });
}

/** What was typed and not saved, each with the way back to it; of one form or of all. Nothing when nothing waits. */
export function WaitingForms({ form }: { form?: string }) {
  const now = useNow();
  const waiting = useWaiting(form);
  const [dropping, setDropping] = useState<Waiting | null>(null);
  if (waiting.length === 0) return null;
  return (
    <section
      aria-label="Kaydedilmemiş formlar"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-panel bg-info-bg px-5 py-2.5 text-info"
    >
      <FilePen aria-hidden className="mt-2.5 size-[18px]" />
      <div className="grid min-w-0">
        <h2 className="py-2 text-15 font-semibold">
          {waiting.length === 1
            ? 'Kaydedilmemiş bir formunuz bekliyor'
            : `Kaydedilmemiş ${waiting.length} formunuz bekliyor`}
        </h2>
        <ul className="grid">
          {waiting.map((draft) => (
            <li key={draft.name} className="flex min-w-0 flex-wrap items-center gap-x-2">
              <span className="min-w-48 flex-1 wrap-anywhere">
                {draft.title}, <When iso={draft.savedAt} now={now} />
              </span>
              <span className="flex max-sm:-ml-4">
                <Link
                  to={draft.to}
                  aria-label={`${draft.title}: sürdür`}
                  className={buttonClass({ variant: 'quiet', className: 'text-info' })}
                >
                  Sürdür
                </Link>
                <Button
                  variant="quiet"
                  className="text-info"
                  aria-label={`${draft.title}: metni sil`}
                  onClick={() => setDropping(draft)}
                >
                  Metni sil
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {dropping && (
        <ConfirmDialog
          open
          danger
          title="Kaydedilmemiş metin silinsin mi?"
          confirmLabel="Metni sil"
          onCancel={() => setDropping(null)}
          onConfirm={() => {
            dropDraft(dropping.name);
            setDropping(null);
          }}
        >
          <p>
            <b>{dropping.title}</b> için yazdıklarınız silinir; kayıtlı olan olduğu gibi kalır.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
