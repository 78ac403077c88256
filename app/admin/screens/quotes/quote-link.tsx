import { Copy, ExternalLink } from 'lucide-react';
import { FROM_PANEL } from '../../../../domain/site/paths.ts';
import { copyText } from '../../lib/copy-text.ts';
import { notifyDone, notifyFailed } from '../../lib/notices.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

async function copyLink(link: string): Promise<void> {
  try {
    await copyText(link);
    notifyDone('Bağlantı kopyalandı.');
  } catch (error) {
    notifyFailed('Bağlantı kopyalanamadı', error);
  }
}

/** The link by which who asked sees the list and what is offered for it. */
export function QuoteLink({ link }: { link: string }) {
  return (
    <Panel title="Kliniğin bağlantısı">
      <div className="grid gap-2 p-5">
        <code className="rounded-control bg-paper-2 px-3 py-2 text-13 wrap-anywhere">{link}</code>
        <p className="flex flex-wrap items-center gap-x-4">
          <Button variant="ghost" onClick={() => void copyLink(link)}>
            <Copy aria-hidden />
            Kopyala
          </Button>
          <a
            href={`${link}?${FROM_PANEL}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          >
            <ExternalLink aria-hidden className="size-[18px]" />
            Aç
          </a>
        </p>
        <p className="text-14 text-ink-2">
          Bağlantıyı bilen açar; arama motorları görmez. Buradan açmanız sayılmaz.
        </p>
      </div>
    </Panel>
  );
}
