import { Link, useSearchParams } from 'react-router';
import { PATHS } from '../../../../domain/site/paths.ts';
import type {
  MessageErrors,
  MessageValues,
  MessageField as Name,
} from '../../../../domain/things/message-rules.ts';
import { useLayout } from '../../lib/use-layout.ts';
import { MessageField } from './message-field.tsx';
import { FirstNotice, SendingNotice } from './notices.tsx';
import { useMessageForm } from './use-message-form.ts';

export const FORM_ID = 'mesaj';
/** The view of the page after a form was sent without scripts. */
export const SENT_VIEW = 'sent';

/** Why a form that was sent without scripts came back. */
export type Refusal = { values: MessageValues; errors: MessageErrors; text: string };

/** Five fields, all required. With scripts the message goes to the API; without them the page takes it. */
export function MessageForm({ refusal }: { refusal: Refusal | null }) {
  const [params] = useSearchParams();
  const kvkk = useLayout()?.footer.kvkk ?? PATHS.kvkk;
  const { form, errors, sending } = useMessageForm(refusal?.errors ?? {});
  const wasSent = params.get('view') === SENT_VIEW;
  function field(name: Name) {
    return { name, value: refusal?.values[name], error: errors[name] };
  }
  return (
    <form
      {...form}
      className="message-form no-print"
      id={FORM_ID}
      method="post"
      action={`${PATHS.contact}#${FORM_ID}`}
      aria-labelledby="mesaj-baslik"
    >
      <h2 className="heading-1" id="mesaj-baslik">
        Mesaj gönderin
      </h2>
      {sending.kind === 'idle' && (
        <FirstNotice refusal={refusal?.text ?? null} reference={wasSent ? (params.get('ref') ?? '') : null} />
      )}
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
      <button
        className="btn btn-cta btn-large"
        type="submit"
        aria-disabled={sending.kind === 'sending' || undefined}
      >
        {sending.kind === 'sending' ? 'Gönderiliyor…' : 'Mesajı gönder'}
      </button>
      <SendingNotice sending={sending} />
    </form>
  );
}
