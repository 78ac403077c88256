import { Check, Minus } from 'lucide-react';
import { allows, type Right, ROLE_NAMES, ROLES } from '../../../../domain/rights.ts';
import { Panel } from '../../ui/panel.tsx';

const WORKS: readonly { label: string; right: Right }[] = [
  { label: 'Ürün, katalog ve sayfaları görür', right: 'site:read' },
  { label: 'Ürün, katalog ve sayfaları düzenler, yayınlar', right: 'site:write' },
  { label: 'Mesajları okundu yapar, siler', right: 'messages:write' },
  { label: 'Teklif hazırlar, gönderir, siler', right: 'quotes:write' },
  { label: 'Silinenleri geri getirir, çöpü boşaltır', right: 'history:write' },
  { label: 'Şirket ayarlarını değiştirir', right: 'settings:write' },
  { label: 'Hesapları yönetir, denetim izini görür', right: 'accounts:write' },
];

/** What each role may do, read from the rights themselves. */
export function RolesTable() {
  return (
    <Panel title="Yetkiler ne yapar">
      <table className="w-full text-15">
        <thead>
          <tr className="text-14 text-ink-2">
            <td className="w-full" />
            {ROLES.map((role) => (
              <th
                key={role}
                scope="col"
                className="px-1.5 py-2.5 font-normal whitespace-nowrap sm:min-w-28 sm:px-2"
              >
                {ROLE_NAMES[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WORKS.map(({ label, right }) => (
            <tr key={right} className="border-t border-line">
              <th scope="row" className="py-2.5 pr-2 pl-5 text-left font-normal">
                {label}
              </th>
              {ROLES.map((role) => {
                const may = allows(role, right);
                const Icon = may ? Check : Minus;
                return (
                  <td key={role} className="text-center">
                    <Icon aria-hidden className={may ? 'inline text-teal' : 'inline text-ink-3'} />
                    <span className="sr-only">{may ? 'evet' : 'hayır'}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
