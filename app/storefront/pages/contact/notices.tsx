import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck } from '../../ui/more-icons.tsx';
import { FAILED_TITLE, SENT_TEXT, SENT_TITLE, type Sending } from './outbox.ts';

const REFERENCE = /^\d{4}-\d{4}-\d{4}$/;

function Sent({ reference, children }: { reference: string | null; children?: ReactNode }) {
  return (
    <div className="form-notice form-notice-ok">
      <CircleCheck aria-hidden />
      <p>
        <b>{SENT_TITLE}</b> {SENT_TEXT}
        {reference && REFERENCE.test(reference) && (
          <>
            <br />
            Başvuru numaranız: <b className="form-reference">{reference}</b>
          </>
        )}
        {children}
      </p>
    </div>
  );
}

/** How a form that was sent without scripts fared. */
export function FirstNotice({ refusal, reference }: { refusal: string | null; reference: string | null }) {
  if (refusal) {
    return (
      <div className="form-notice form-notice-error" role="alert">
        <CircleAlert aria-hidden />
        <p>{refusal}</p>
      </div>
    );
  }
  return (
    reference !== null && (
      <div role="status">
        <Sent reference={reference} />
      </div>
    )
  );
}

/** How the sending stands, where the eyes are: below the button. It needs no code but the form's own. */
export function SendingNotice({ sending }: { sending: Sending }) {
  return (
    <>
      <div role="status">
        {sending.kind === 'sending' && <p className="small muted">Mesajınız gönderiliyor…</p>}
        {sending.kind === 'sent' && (
          <Sent reference={sending.reference}>
            {sending.hasMore && (
              <>
                <br />
                Bu sırada yazdıklarınız formda duruyor.
              </>
            )}
          </Sent>
        )}
      </div>
      {sending.kind === 'failed' && (
        <div className="form-notice form-notice-error" role="alert">
          <CircleAlert aria-hidden />
          <p>
            <b>{FAILED_TITLE}.</b> {sending.text}
          </p>
          <button type="submit" className="btn btn-ghost btn-small">
            Tekrar Dene
          </button>
        </div>
      )}
    </>
  );
}
