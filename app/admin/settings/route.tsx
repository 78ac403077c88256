import type { MetaFunction } from 'react-router';
import { ScreenFrame } from '../layout/screen-frame.tsx';
import { CompanyForm } from './company-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

export const meta: MetaFunction = () => [
  { title: 'Ayarlar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

export default function SettingsScreen() {
  return (
    <ScreenFrame title="Ayarlar">
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-5">
        <CompanyForm />
        <div className="grid min-w-0 gap-4 xl:gap-5">
          <PasswordForm />
          <Sessions />
        </div>
      </div>
    </ScreenFrame>
  );
}
