import { Link, type MetaFunction } from 'react-router';
import { ScreenFrame } from '../../frame/screen-frame.tsx';
import { screenPath } from '../../lib/screens.ts';
import { useRights } from '../../lib/use-rights.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CompanyForm } from './company-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonPanel } from './person-panel.tsx';
import { Sessions } from './sessions.tsx';

export const meta: MetaFunction = () => [
  { title: 'Ayarlar | Yönetim paneli' },
  { name: 'robots', content: 'noindex,nofollow' },
];

function CopiesLink() {
  return (
    <Panel title="Yedek ve sistem" anchor="yedek">
      <div className="grid justify-items-start gap-3 p-5">
        <p className="text-ink-2">Son iyi yedek, yedekleri indirmek ve birine geri dönmek.</p>
        <Link to={screenPath('copies')} className={buttonClass({ variant: 'ghost' })}>
          Yedekleri aç
        </Link>
      </div>
    </Panel>
  );
}

export default function SettingsScreen() {
  const may = useRights();
  return (
    <ScreenFrame title="Ayarlar" isOpen>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-5">
        <CompanyForm />
        <div className="grid min-w-0 gap-4 xl:gap-5">
          <PasswordForm />
          <Sessions />
          {may('privacy:read') && <PersonPanel />}
          {may('copies:read') && <CopiesLink />}
        </div>
      </div>
    </ScreenFrame>
  );
}
