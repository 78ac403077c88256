import { type FormEvent, useState } from 'react';
import { formatMoment } from '../../../../domain/rules/format.ts';
import type { Quote } from '../../../../domain/things/quote.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Panel } from '../../ui/panel.tsx';

type QuoteNotesProps = { quote: Quote; mayWrite: boolean; onAdd: (text: string) => Promise<boolean> };

/** What the staff tell one another of a quote. */
export function QuoteNotes({ quote, mayWrite, onAdd }: QuoteNotesProps) {
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
      {quote.notes.length > 0 && (
        <ul className="grid gap-3 p-5">
          {quote.notes.map(({ at, by, text: said }) => (
            <li key={`${at}${said}`} className="text-15">
              <b>{by}</b> <span className="text-13 text-ink-2">{formatMoment(at)}</span>
              <span className="block wrap-anywhere whitespace-pre-wrap">{said}</span>
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <form onSubmit={add} className="flex gap-2 p-5 pt-4">
          <Input
            aria-label="İç not"
            placeholder="Not ekleyin, klinik görmez"
            maxLength={1000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" variant="ghost" busy={busy}>
            Ekle
          </Button>
        </form>
      )}
    </Panel>
  );
}
