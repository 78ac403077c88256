import { ChevronRight, FileText, ImageOff, type LucideIcon, Mail, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { formatCount } from '../../../../domain/rules/format.ts';
import { When } from '../../frame/when.tsx';
import { errorText } from '../../lib/notices.ts';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/panel.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { Waiting, WaitingLine } from './waiting.ts';

const LOOKS: Record<WaitingLine['kind'], { icon: LucideIcon; className: string }> = {
  quote: { icon: FileText, className: 'bg-mint text-on-mint' },
  message: { icon: Mail, className: 'bg-info-bg text-info' },
  picture: { icon: ImageOff, className: 'bg-warn-bg text-warn' },
  search: { icon: SearchX, className: 'bg-surface-2 text-ink' },
};

function Line({ line, now }: { line: WaitingLine; now: Date }) {
  const { icon: Icon, className } = LOOKS[line.kind];
  return (
    <li>
      <Link
        to={line.to}
        className="group grid min-h-17 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3.5 px-5 py-2.5 -outline-offset-2 hover:bg-surface-2"
      >
        <span className={cx('grid size-10 place-items-center rounded-control', className)}>
          <Icon aria-hidden />
        </span>
        <span className="min-w-0">
          <b className="max-sm:line-clamp-2 sm:block sm:truncate">{line.title}</b>
          <span className="block text-14 text-ink-2 sm:truncate">{line.text}</span>
        </span>
        <span className="flex items-center gap-1 text-13 whitespace-nowrap text-ink-2">
          {line.since && <When iso={line.since} now={now} />}
          <ChevronRight aria-hidden className="size-4" />
        </span>
      </Link>
    </li>
  );
}

type WaitingPanelProps = {
  /** Undefined while it is asked for, or cannot be had. */
  waiting: Waiting | undefined;
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
  now: Date;
};

/** What waits for somebody, each line leading to the very form. */
export function WaitingPanel({ waiting, error, busy, onRetry, now }: WaitingPanelProps) {
  return (
    <Panel
      title="Bekleyen işler"
      aside={
        waiting && waiting.total > 0 && <p className="text-14 text-ink-2">{formatCount(waiting.total)} iş</p>
      }
    >
      {!waiting && error && (
        <div className="p-5">
          <ErrorState
            title="Bekleyen işler yüklenirken hata oluştu"
            detail={errorText(error)}
            busy={busy}
            onRetry={onRetry}
          />
        </div>
      )}
      {!waiting && !error && (
        <div className="py-10">
          <Spinner />
        </div>
      )}
      {waiting?.lines.length === 0 && (
        <p className="px-5 py-8 text-ink-2">
          Bekleyen iş yok. Yeni mesajlar, teklif istekleri ve görselsiz ürünler burada görünür.
        </p>
      )}
      {waiting && waiting.lines.length > 0 && (
        <ul className="divide-y divide-line">
          {waiting.lines.map((line) => (
            <Line key={line.key} line={line} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
