import { useRef, useState } from 'react';
import type { PhoneNumber } from '../../../domain/pages/layout.ts';
import { quoteText } from '../../../domain/rules/quote-text.ts';
import { CONSENT_FIELD, TRAP_FIELD } from '../../../domain/things/message-rules.ts';
import { Check, Mail, Phone } from '../ui/icons.tsx';
import { Mark } from '../ui/mark.tsx';
import { Copy } from '../ui/quote-icons.tsx';
import { clearList, type quoteList, type Sent } from './list-store.ts';
import { sendList } from './send-list.ts';

type Props = {
  list: ReturnType<typeof quoteList>;
  /** The codes of its products, as far as they are known. */
  codes: ReadonlyMap<string, string>;
  /** What was answered to the list as it is. */
  sent: Sent | null;
  consentVersion: string;
  openedAt: number;
  mail: string;
  phone: PhoneNumber | null;
  /** Null where the company has no chat. */
  chat: string | null;
};

const BLOCKED = 'WhatsApp açılamadı. Aşağıdaki bağlantıyla açın ya da listeyi kopyalayıp gönderin.';

/** A tab for the chat, opened within the tap: later none would be let open. */
function openTab(): Window | null {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.document.title = 'WhatsApp';
    tab.document.body.textContent = 'Listeniz hazırlanıyor…';
  }
  return tab;
}

/** The ways to send the list, and how the last one went. */
export function DrawerFoot({ list, codes, sent, consentVersion, openedAt, mail, phone, chat }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');
  const isSending = useRef(false);
  const { lines, from } = list;
  const plain = () =>
    quoteText({
      lines: lines.map((line) => ({ ...line, sku: codes.get(line.id) ?? '' })),
      from: [from.name, from.clinic],
    });
  const text = sent?.text ?? plain();

  async function send(): Promise<void> {
    // A second tap comes before the button is drawn anew.
    if (isSending.current) return;
    isSending.current = true;
    const tab = chat ? openTab() : null;
    setBusy(true);
    setProblem('');
    setTold('');
    const trap = document.querySelector<HTMLInputElement>(`.quote-drawer [name=${TRAP_FIELD}]`)?.value ?? '';
    const answer = await sendList({
      ...{ [CONSENT_FIELD]: consentVersion, [TRAP_FIELD]: trap },
      elapsedMs: Date.now() - openedAt,
    } as Parameters<typeof sendList>[0]);
    isSending.current = false;
    setBusy(false);
    if (answer.kind === 'failed') {
      tab?.close();
      setProblem(answer.text);
      return;
    }
    if (answer.missing > 0) setTold(`${answer.missing} ürün artık sitede olmadığı için listeye alınmadı.`);
    if (tab && answer.sent.chat) tab.location.href = answer.sent.chat;
    else if (chat) setProblem(BLOCKED);
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setTold('Liste kopyalandı. WhatsApp’a ya da e-postaya yapıştırabilirsiniz.');
    } catch {
      setTold(text);
    }
  }

  return (
    <footer>
      {sent && (
        <p className="quote-sent" role="status">
          <Check aria-hidden />
          <span>
            <b>{sent.code}</b> koduyla kaydedildi. <a href={sent.link}>Listenizi görün</a>
            {sent.chat && (
              <>
                {' · '}
                <a href={sent.chat} target="_blank" rel="noopener">
                  WhatsApp’ı açın
                </a>
              </>
            )}
          </span>
        </p>
      )}
      {problem && (
        <p className="quote-problem" role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className="btn btn-cta btn-large"
        aria-disabled={busy}
        onClick={() => void send()}
      >
        <Mark name="whatsapp" />
        {busy ? 'Kaydediliyor…' : chat ? "Listeyi WhatsApp'tan gönder" : 'Listeyi gönder'}
      </button>
      <p className="small muted quote-told" role="status">
        {told || (sent ? '' : 'Liste bir kodla kaydedilir; bağlantısı mesajın içindedir.')}
      </p>
      {sent && (
        <button type="button" className="text-link quote-anew" onClick={clearList}>
          Yeni listeye başlayın
        </button>
      )}
      <div className="quote-ways">
        <button type="button" onClick={() => void copy()}>
          <Copy aria-hidden />
          Kopyala
        </button>
        {mail && (
          <a
            href={`mailto:${mail}?subject=${encodeURIComponent(sent ? `Teklif listesi ${sent.code}` : 'Teklif listesi')}&body=${encodeURIComponent(text)}`}
          >
            <Mail aria-hidden />
            E-posta
          </a>
        )}
        {phone && (
          <a href={phone.href}>
            <Phone aria-hidden />
            Ara
          </a>
        )}
      </div>
    </footer>
  );
}
