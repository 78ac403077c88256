import { type FormEvent, useState } from 'react';
import { formatMoment } from '../../../domain/rules/format.ts';
import type { NoteLine } from '../../../domain/things/answering.ts';
import { Initials } from '../frame/initials.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/input.tsx';
import { Panel } from '../ui/panel.tsx';

type NotesProps = {
  notes: readonly NoteLine[];
  /** Who does not see them: `klinik`. */
  hiddenFrom: string;
  mayWrite: boolean;
  /** Adds one; answers whether that worked. */
  onAdd: (text: string) => Promise<boolean>;
};

/** What the staff tell one another of a row. */
export function Notes({ notes, hiddenFrom, mayWrite, onAdd }: NotesProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  async function add(event: FormEvent) {
    event.preventDefault();
    if (busy || !text.trim()) return;
    setBusy(true);
    if (await onAdd(text)) setText('');
    setBusy(false);
  }
  return (
    <Panel title="İç notlar">
      <div className="grid gap-4 p-5">
        {notes.length > 0 && (
          <ul className="grid justify-items-start gap-3">
            {notes.map(({ at, by, text: said }) => (
              <li
                key={`${at}${said}`}
                className="grid max-w-[68ch] grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-tile bg-paper-2 px-4 py-3 text-15"
              >
                <Initials name={by} />
                <div>
                  <p>
                    <b className="font-semibold">{by}</b>{' '}
                    <time dateTime={at} className="text-13 text-ink-2">
                      {formatMoment(at)}
                    </time>
                  </p>
                  <p className="wrap-anywhere whitespace-pre-wrap">{said}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        {notes.length === 0 && !mayWrite && <p className="text-ink-2">Henüz not yok.</p>}
        {mayWrite && (
          <form onSubmit={add} className="flex flex-wrap justify-end gap-2">
            <Input
              aria-label="İç not"
              className="w-auto! min-w-64 flex-1"
              placeholder={`Not ekleyin, ${hiddenFrom} görmez`}
              maxLength={1000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" variant="ghost" busy={busy}>
              Ekle
            </Button>
          </form>
        )}
      </div>
    </Panel>
  );
}
