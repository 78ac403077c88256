import { LogOut } from 'lucide-react';
import type { Duty } from '../../../domain/things/account.ts';
import { Logo } from '../frame/logo.tsx';
import { SecondSteps } from '../screens/accounts/my-security.tsx';
import { PasswordForm } from '../screens/settings/password-form.tsx';
import { Button } from '../ui/button.tsx';
import { signOut } from './sign-out.ts';

const WORDS: Record<Duty, { title: string; text: string }> = {
  password: {
    title: 'Önce şifrenizi değiştirin',
    text: 'Girdiğiniz şifre kurulumda ekrana yazılmıştı; başkası da görmüş olabilir. Yalnız sizin bildiğiniz bir şifre belirleyin.',
  },
  secondStep: {
    title: 'Önce iki adımlı girişi kurun',
    text: 'Yöneticiniz hesabınız için ikinci bir adım istiyor. Bir kod uygulaması ya da geçiş anahtarı ekleyin.',
  },
};

/** What a person has to put in order before the panel opens. */
export function DutyScreen({ duty }: { duty: Duty }) {
  const { title, text } = WORDS[duty];
  return (
    <div className="min-h-dvh bg-paper-2">
      <header className="on-deep flex items-center justify-between bg-deep px-5 py-2 text-on-deep lg:px-12">
        <Logo />
        <Button variant="deep" onClick={signOut}>
          <LogOut aria-hidden />
          Çıkış Yap
        </Button>
      </header>
      <main className="mx-auto grid max-w-2xl gap-5 px-4 py-10">
        <div>
          <h1 className="text-26 font-semibold tracking-head">{title}</h1>
          <p className="mt-2 text-ink-2">{text}</p>
        </div>
        {duty === 'password' ? <PasswordForm /> : <SecondSteps />}
      </main>
    </div>
  );
}
