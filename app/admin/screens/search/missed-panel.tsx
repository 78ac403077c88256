import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { formatDate } from '../../../../domain/rules/format.ts';
import { PanelAnswer } from '../../frame/panel-answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyNote } from '../../ui/states.tsx';
import { MISSED, type Missed, readMissed } from './search-api.ts';

type MissedPanelProps = { mayWrite: boolean; onAdd: (text: string) => void };

function Day({ day, rows, mayWrite, onAdd }: MissedPanelProps & { day: string; rows: readonly Missed[] }) {
  const title = formatDate(day);
  return (
    <section aria-label={title} className="border-t border-line">
      <h3 className="px-5 pt-4 pb-1 text-14 font-semibold text-ink-2">{title}</h3>
      <ul className="divide-y divide-line">
        {rows.map(({ text, count }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3 px-5 py-1.5">
            <p className="min-w-0 flex-1 wrap-anywhere">
              <b className="font-semibold">{text}</b>
              <span className="text-ink-2"> {count} kez arandı</span>
            </p>
            {mayWrite && (
              <Button variant="quiet" onClick={() => onAdd(text)} aria-label={`${text} için eş anlamlı ekle`}>
                <Plus aria-hidden />
                Eş anlamlı ekle
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What visitors looked for and did not find, day by day. */
export function MissedPanel({ mayWrite, onAdd }: MissedPanelProps) {
  const answer = useQuery({ queryKey: MISSED, queryFn: ({ signal }) => readMissed(signal) });
  const days = [...Map.groupBy(answer.data ?? [], ({ day }) => day)];
  return (
    <Panel title="Sonuçsuz aramalar" anchor="sonucsuz-aramalar">
      <p className="px-5 py-4 text-ink-2">
        Ziyaretçilerin arayıp bulamadıkları. Kimin aradığı tutulmaz; kayıtlar 90 gün durur.
      </p>
      <PanelAnswer answer={answer} failed="Sonuçsuz aramalar yüklenirken hata oluştu" />
      {answer.data && days.length === 0 && (
        <div className="border-t border-line">
          <EmptyNote>Sonuçsuz arama yok: aranan her şey bulundu.</EmptyNote>
        </div>
      )}
      {days.map(([day, rows]) => (
        <Day key={day} day={day} rows={rows} mayWrite={mayWrite} onAdd={onAdd} />
      ))}
    </Panel>
  );
}
