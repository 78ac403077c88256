import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '../../../../domain/rules/format.ts';
import { api, read } from '../../lib/api.ts';
import { errorText } from '../../lib/notices.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';

function Text({ version }: { version: string }) {
  const answer = useQuery({
    queryKey: ['privacy-text', version],
    queryFn: ({ signal }) =>
      read(api.privacy.texts[':version'].$get({ param: { version } }, { init: { signal } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (answer.isError) return <p role="alert">{errorText(answer.error)}</p>;
  if (!answer.data) return <Spinner />;
  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-2">{formatDate(answer.data.createdAt)} tarihinden beri</p>
      <p>{answer.data.notice}</p>
      <p className="text-14 whitespace-pre-wrap">{answer.data.text}</p>
    </div>
  );
}

/** Which version of the privacy text the sender saw, and what it said. */
export function Consent({ version }: { version: string }) {
  const [shown, setShown] = useState(false);
  return (
    <p className="text-14">
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 text-ink-2 underline underline-offset-4 hover:text-teal"
        onClick={() => setShown(true)}
      >
        <ShieldCheck aria-hidden className="size-[18px]" />
        KVKK bilgilendirmesi: {version} sürümü
      </button>
      {shown && (
        <Dialog open onClose={() => setShown(false)} title="Gönderirken gördüğü bilgilendirme">
          <Text version={version} />
        </Dialog>
      )}
    </p>
  );
}
