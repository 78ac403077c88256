import { adviseOnPassword, STRENGTHS, type Strength } from '../../../domain/rules/password-strength.ts';
import { cx } from '../ui/cx.ts';

const WORDS: Record<Strength, { label: string; bar: string; text: string }> = {
  weak: { label: 'Zayıf', bar: 'bg-danger', text: 'text-danger' },
  fair: { label: 'Orta', bar: 'bg-warn', text: 'text-warn' },
  good: { label: 'İyi', bar: 'bg-ok', text: 'text-ok' },
  strong: { label: 'Güçlü', bar: 'bg-ok', text: 'text-ok' },
};

/** How well a new password would stand; it advises and refuses nothing. */
export function PasswordMeter({ password, own }: { password: string; own: readonly string[] }) {
  const advised = password === '' ? null : adviseOnPassword(password, own);
  const words = advised && WORDS[advised.strength];
  const filled = advised ? STRENGTHS.indexOf(advised.strength) + 1 : 0;
  return (
    <div className={cx('grid gap-1.5', !advised && 'hidden')}>
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {STRENGTHS.map((step, index) => (
          <span key={step} className={cx('h-1.5 rounded-full', index < filled ? words?.bar : 'bg-line-2')} />
        ))}
      </div>
      <p role="status" aria-label="Şifrenin gücü" className="text-14 text-ink-2">
        {advised && words && (
          <>
            <b className={cx('font-semibold', words.text)}>{words.label}.</b> {advised.advice}
          </>
        )}
      </p>
    </div>
  );
}
