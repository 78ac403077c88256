import { BadgePlus, FilePlus, FolderPlus, type LucideIcon, PackagePlus } from 'lucide-react';
import { Link } from 'react-router';
import { findScreen } from '../layout/nav.ts';
import { screenPath } from '../screens.ts';
import { Panel } from '../shared/panel.tsx';

const LINKS: readonly { id: string; icon: LucideIcon }[] = [
  { id: 'products', icon: PackagePlus },
  { id: 'brands', icon: BadgePlus },
  { id: 'catalogs', icon: FilePlus },
  { id: 'categories', icon: FolderPlus },
];

/** Opens the form of a new product, brand, catalog or category. */
export function QuickAdd() {
  return (
    <Panel title="Hızlı ekle">
      <ul className="grid grid-cols-2">
        {LINKS.map(({ id, icon: Icon }) => {
          const screen = findScreen(id);
          return (
            screen?.create && (
              <li key={id} className="border-line odd:border-r nth-[n+3]:border-t">
                <Link
                  to={`${screenPath(screen.path)}?new=1`}
                  className="grid gap-2.5 px-5 py-4.5 font-semibold -outline-offset-2 hover:bg-surface-2"
                >
                  <Icon aria-hidden className="text-teal" />
                  {screen.create}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </Panel>
  );
}
