import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  checkMessage,
  MESSAGE_FIELDS,
  type MessageErrors,
  type MessageValues,
  type MessageField as Name,
} from '../../../domain/message-rules.ts';
import { PATHS } from '../../../domain/paths.ts';
import { toast } from '../../lib/toast.ts';
import { useLayout } from '../lib/use-layout.ts';
import { CircleAlert, CircleCheck } from '../ui/more-icons.tsx';
import { MessageField } from './message-field.tsx';
import { sendMessage } from './send-message.ts';

export const FORM_ID = 'mesaj';
const SENT_TITLE = 'Mesajınız gönderildi!';
const SENT_TEXT = 'En kısa sürede size dönüş yapacağız.';

/** Why a form that was sent without scripts came back. */
export type Refusal = { values: MessageValues; errors: MessageErrors; text: string };

function valuesOf(form: HTMLFormElement): MessageValues {
  const texts = new FormData(form);
  return Object.fromEntries(
    MESSAGE_FIELDS.map((field) => [field, String(texts.get(field) ?? '')]),
  ) as MessageValues;
}

function focusFirst(form: HTMLFormElement, errors: MessageErrors): void {
  const first = MESSAGE_FIELDS.find((field) => errors[field]);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}

function useMessageForm(refusal: Refusal | null) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<MessageErrors>(refusal?.errors ?? {});
  const [isSending, setSending] = useState(false);
  // The browser checks the fields itself as long as no script does.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  function show(found: MessageErrors): void {
    setErrors(found);
    if (form.current) focusFirst(form.current, found);
  }

  async function send(values: MessageValues): Promise<void> {
    setSending(true);
    const answer = await sendMessage(values);
    setSending(false);
    if (answer.kind === 'invalid') return show(answer.errors);
    if (answer.kind === 'failed') {
      return toast('error', 'Mesajınız gönderilemedi', { description: answer.text });
    }
    form.current?.reset();
    setErrors({});
    return toast('success', SENT_TITLE, { description: SENT_TEXT });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isSending) return;
    const values = valuesOf(event.currentTarget);
    const found = checkMessage(values);
    if (Object.keys(found).length > 0) show(found);
    else void send(values);
  }

  function forget(event: FormEvent<HTMLFormElement>): void {
    const name = MESSAGE_FIELDS.find((field) => field === (event.target as HTMLInputElement).name);
    if (name && errors[name]) setErrors({ ...errors, [name]: undefined });
  }

  return { form, errors, isSending, isAlive, submit, forget };
}

function Notice({ refusal, isSent }: { refusal: Refusal | null; isSent: boolean }) {
  if (refusal) {
    return (
      <p className="form-notice form-notice-error" role="alert">
        <CircleAlert aria-hidden />
        <span>{refusal.text}</span>
      </p>
    );
  }
  if (!isSent) return null;
  return (
    <p className="form-notice form-notice-ok" role="status">
      <CircleCheck aria-hidden />
      <span>
        <b>{SENT_TITLE}</b> {SENT_TEXT}
      </span>
    </p>
  );
}

/** Five fields, all required. With scripts the message goes to the API; without them the page takes it. */
export function MessageForm({ refusal, sentView }: { refusal: Refusal | null; sentView: string }) {
  const [params] = useSearchParams();
  const kvkk = useLayout()?.footer.kvkk ?? PATHS.kvkk;
  const { form, errors, isSending, isAlive, submit, forget } = useMessageForm(refusal);
  function field(name: Name) {
    return { name, value: refusal?.values[name], error: errors[name] };
  }
  return (
    <form
      ref={form}
      className="message-form no-print"
      id={FORM_ID}
      method="post"
      action={`${PATHS.contact}#${FORM_ID}`}
      noValidate={isAlive}
      onSubmit={submit}
      onInput={forget}
      aria-labelledby="mesaj-baslik"
    >
      <h2 className="heading-1" id="mesaj-baslik">
        Mesaj gönderin
      </h2>
      <Notice refusal={refusal} isSent={params.get('view') === sentView} />
      <div className="field-pair">
        <MessageField {...field('name')} label="Adınız ve soyadınız" autoComplete="name" />
        <MessageField {...field('phone')} label="Telefon" type="tel" autoComplete="tel" />
      </div>
      <MessageField {...field('email')} label="E-posta" type="email" autoComplete="email" />
      <MessageField {...field('subject')} label="Konu" />
      <MessageField
        {...field('message')}
        label="Mesajınız"
        placeholder="Hangi ürün ya da hizmet için yazıyorsunuz?"
        isLong
      />
      <p className="small muted">
        Beş alan da zorunludur. Bilgileriniz yalnızca size dönmek için kullanılır:{' '}
        <Link className="inline-link" to={kvkk}>
          KVKK aydınlatma metni
        </Link>
      </p>
      <button className="btn btn-cta btn-large" type="submit" aria-disabled={isSending || undefined}>
        {isSending ? 'Gönderiliyor…' : 'Mesajı gönder'}
      </button>
    </form>
  );
}
