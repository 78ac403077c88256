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

type PlaceProps = { title: string; anchor: string; screen: string; label: string; children: string };

/** A place of its own that the settings lead to. */
function Place({ title, anchor, screen, label, children }: PlaceProps) {
  return (
    <Panel title={title} anchor={anchor}>
      <div className="grid justify-items-start gap-3 p-5">
        <p className="text-ink-2">{children}</p>
        <Link to={screenPath(screen)} className={buttonClass({ variant: 'ghost' })}>
          {label}
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
          <Place title="Arama" anchor="arama" screen="search" label="Aramayı aç">
            Eş anlamlı sözcükler ve ziyaretçilerin arayıp bulamadıkları.
          </Place>
          {may('copies:read') && (
            <Place title="Yedek ve sistem" anchor="yedek" screen="copies" label="Yedekleri aç">
              Son iyi yedek, yedekleri indirmek ve birine geri dönmek.
            </Place>
          )}
        </div>
      </div>
    </ScreenFrame>
  );
}
