import { useQueryClient } from '@tanstack/react-query';
import { Download, Search, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatDate } from '../../../../domain/rules/format.ts';
import type { PersonWish } from '../../../../domain/rules/person.ts';
import type { PersonOverview } from '../../../../domain/things/person.ts';
import { DangerDialog } from '../../form/danger-dialog.tsx';
import { isApiError } from '../../lib/http.ts';
import { errorSentence, notifyDone, notifyFailed } from '../../lib/notices.ts';
import { refreshThing } from '../../lib/query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Input } from '../../ui/input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { downloadPerson, erasePerson, findPerson } from './person-api.ts';
import { copiesSentence, countsSentence, PLACE_WORDS } from './person-words.ts';

type Found = { wish: PersonWish; overview: PersonOverview };

function Overview({ found, onErase }: { found: Found; onErase: () => void }) {
  const { messages, quotes, counts, hasAccount, copies } = found.overview;
  return (
    <section aria-label="Bulunanlar" className="grid gap-3 border-t border-line p-5">
      <p role="status" className="font-semibold">
        {messages.length + quotes.length > 0
          ? `${countsSentence(counts)}.`
          : 'Bu kişiye ait mesaj ya da teklif listesi yok.'}
      </p>
      {hasAccount && (
        <p className="text-14 text-ink-2">
          Bu adresle bir panel hesabı da var. Hesap burada silinmez; Hesaplar ekranından kaldırın.
        </p>
      )}
      {messages.length > 0 && (
        <ul aria-label="Kişinin mesajları" className="max-h-72 divide-y divide-line overflow-auto">
          {messages.map(({ id, name, subject, createdAt, place }) => (
            <li key={id} className="py-2 text-14">
              <b className="wrap-anywhere">{name}</b>: <span className="wrap-anywhere">{subject}</span>
              <span className="block text-ink-2">
                {formatDate(createdAt)}, {PLACE_WORDS[place]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {quotes.length > 0 && (
        <ul aria-label="Kişinin teklif listeleri" className="max-h-72 divide-y divide-line overflow-auto">
          {quotes.map(({ id, code, name, createdAt, place }) => (
            <li key={id} className="py-2 text-14">
              <b>{code}</b> <span className="wrap-anywhere">{name}</span>
              <span className="block text-ink-2">
                {formatDate(createdAt)}, {place === 'inbox' ? 'Teklifler ekranında' : PLACE_WORDS[place]}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-14 text-ink-2">{copiesSentence(copies)}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="ghost"
          onClick={() =>
            void downloadPerson(found.wish).catch((error: unknown) =>
              notifyFailed('Dışa aktarılamadı', error),
            )
          }
        >
          <Download aria-hidden />
          Dışa aktar
        </Button>
        <Button variant="quiet" className="text-danger" onClick={onErase}>
          <Trash2 aria-hidden />
          Kişiyi sil…
        </Button>
      </div>
    </section>
  );
}

/** What there is of a person who asks for it: to be handed over, and to be erased. */
export function PersonPanel() {
  const client = useQueryClient();
  const [wish, setWish] = useState({ email: '', phone: '' });
  const [found, setFound] = useState<Found | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);

  async function search(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setErrors({});
    setFailure('');
    try {
      setFound({ wish, overview: await findPerson(wish) });
    } catch (error) {
      setFound(null);
      if (isApiError(error, 422)) setErrors(error.fields);
      else setFailure(errorSentence(error));
    } finally {
      setBusy(false);
    }
  }

  async function erase({ wish: whom }: Found) {
    await erasePerson(whom);
    notifyDone('Kişinin verileri silindi.');
    setFound({ wish: whom, overview: await findPerson(whom) });
    await refreshThing(client, 'messages');
    await refreshThing(client, 'quotes');
  }

  function change(name: 'email' | 'phone', text: string) {
    setWish({ ...wish, [name]: text });
    setFound(null);
  }

  return (
    <Panel title="Kişisel veri istekleri" anchor="kisisel-veriler">
      <form onSubmit={search} noValidate className="grid gap-4 p-5">
        <p className="text-ink-2">
          Verilerinin kopyasını ya da silinmesini isteyen kişiyi e-postası ya da telefonuyla bulun.
        </p>
        <Field label="E-posta" error={errors.email}>
          <Input
            name="person-email"
            type="email"
            value={wish.email}
            onChange={(event) => change('email', event.target.value)}
          />
        </Field>
        <Field label="Telefon" error={errors.phone}>
          <Input
            name="person-phone"
            type="tel"
            value={wish.phone}
            onChange={(event) => change('phone', event.target.value)}
          />
        </Field>
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" variant="ghost" busy={busy} className="justify-self-start">
          <Search aria-hidden />
          Kişiyi bul
        </Button>
      </form>
      {found && <Overview found={found} onErase={() => setAsking(true)} />}
      {found && asking && (
        <DangerDialog
          danger
          title="Bu kişinin verileri silinsin mi?"
          confirmLabel="Kalıcı olarak sil"
          onClose={() => setAsking(false)}
          onConfirm={() => erase(found)}
        >
          <p>
            {found.overview.messages.length + found.overview.quotes.length > 0
              ? `Silinecek: ${countsSentence(found.overview.counts)}. Geri alınamaz.`
              : 'Silinecek bir şey yok; kişi, bir yedekten geri gelmesin diye silme listesine yazılır.'}
          </p>
          <p>{copiesSentence(found.overview.copies)}</p>
        </DangerDialog>
      )}
    </Panel>
  );
}
