import { Form, useNavigation } from 'react-router';
import { withChatText } from '../../../../domain/rules/chat-link.ts';
import { QUOTE_MAX } from '../../../../domain/things/quote-rules.ts';
import { useLayout } from '../../lib/use-layout.ts';
import { Check } from '../../ui/icons.tsx';
import type { Refusal } from './take-acceptance.ts';

/** The form that accepts an offer, once. */
export function Acceptance({ code, refusal }: { code: string; refusal: Refusal | null }) {
  const chat = useLayout()?.chat;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="no-print" preventScrollReset>
      {refusal && (
        <p className="quote-refused" role="alert">
          {refusal.text}
        </p>
      )}
      <label className="quote-field" htmlFor="kabul-eden">
        Kabul eden
        <input
          id="kabul-eden"
          type="text"
          name="name"
          autoComplete="name"
          required
          maxLength={QUOTE_MAX.name}
          defaultValue={refusal?.name}
        />
      </label>
      <label className="quote-authorized">
        <input type="checkbox" required />
        Klinik adına yetkiliyim
      </label>
      <button type="submit" className="btn btn-cta btn-large" aria-disabled={isBusy}>
        <Check aria-hidden />
        Teklifi kabul edin
      </button>
      {chat && (
        <a
          className="btn btn-ghost"
          href={withChatText(chat, `Merhaba, ${code} kodlu teklifte değişiklik rica ediyorum.`)}
          target="_blank"
          rel="noopener"
        >
          Değişiklik isteyin
        </a>
      )}
    </Form>
  );
}
