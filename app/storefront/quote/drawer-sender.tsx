import { TRAP_FIELD } from '../../../domain/things/message-rules.ts';
import { QUOTE_MAX } from '../../../domain/things/quote-rules.ts';
import { SmartLink } from '../ui/smart-link.tsx';
import { changeSender, type Sender } from './list-store.ts';

const FIELDS = [
  { name: 'name', label: 'Ad soyad', autoComplete: 'name' },
  { name: 'clinic', label: 'Klinik', autoComplete: 'organization' },
  { name: 'phone', label: 'Telefon', autoComplete: 'tel', type: 'tel' },
] as const;

type Props = { from: Sender; notice: string; kvkk: string | undefined };

/** Who asks: nobody has to say, and whoever does is told what becomes of it. */
export function DrawerSender({ from, notice, kvkk }: Props) {
  const isSaid = Object.values(from).some(Boolean);
  return (
    <details className="quote-sender" open={isSaid || undefined}>
      <summary>Adınızı, kliniğinizi yazın (isteğe bağlı)</summary>
      {FIELDS.map(({ name, label, ...rest }) => (
        <label key={name} className="quote-field">
          {label}
          <input
            {...rest}
            maxLength={QUOTE_MAX[name]}
            value={from[name]}
            onChange={({ target }) => changeSender({ [name]: target.value })}
          />
        </label>
      ))}
      <label className="quote-field">
        Notunuz
        <textarea
          rows={3}
          maxLength={QUOTE_MAX.note}
          value={from.note}
          onChange={({ target }) => changeSender({ note: target.value })}
        />
      </label>
      {/* No person sees it. */}
      <div className="quote-trap" aria-hidden="true">
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      {notice && kvkk && (
        <p className="small muted">
          {notice} <SmartLink to={kvkk}>KVKK aydınlatma metni</SmartLink>
        </p>
      )}
    </details>
  );
}
