import { useSearchParams } from 'react-router';
import { PATHS } from '../../../../domain/site/paths.ts';
import {
  CONSENT_FIELD,
  type MessageErrors,
  type MessageValues,
  type MessageField as Name,
  TRAP_FIELD,
} from '../../../../domain/things/message-rules.ts';
import { useLayout } from '../../lib/use-layout.ts';
import { Link } from '../../ui/link.tsx';
import { MessageField } from './message-field.tsx';
import { FirstNotice, SendingNotice } from './notices.tsx';
import { useMessageForm } from './use-message-form.ts';

export const FORM_ID = 'mesaj';
/** The view of the page after a form was sent without scripts. */
export const SENT_VIEW = 'sent';

/** Why a form that was sent without scripts came back. */
export type Refusal = { values: MessageValues; errors: MessageErrors; text: string };

type FormProps = {
  refusal: Refusal | null;
  notice: string;
  /** Which version of the notice, and of the text behind it, this is. */
  consentVersion: string;
};

/** A field for robots: no eye sees it, no key reaches it, no reader names it, and nothing fills it by itself. */
function Trap() {
  return (
    <div className="hidden-visually" aria-hidden="true">
      <label>
        Bu alanı boş bırakın
        <input
          type="text"
          name={TRAP_FIELD}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </label>
    </div>
  );
}

/** Five fields, all required. With scripts the message goes to the API; without them the page takes it. */
export function MessageForm({ refusal, notice, consentVersion }: FormProps) {
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
      data-state={sending.kind === 'idle' && wasSent ? 'sent' : sending.kind}
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
        Beş alan da zorunludur. {notice}{' '}
        <Link className="inline-link" to={kvkk}>
          KVKK aydınlatma metni
        </Link>
      </p>
      <input type="hidden" name={CONSENT_FIELD} value={consentVersion} />
      <Trap />
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
