import { Link } from 'react-router';
import { createPath } from '../../kinds/all-kinds.ts';
import { brandKind } from '../../kinds/brand.ts';
import { catalogKind } from '../../kinds/catalog.ts';
import { categoryKind } from '../../kinds/category.ts';
import { screenTexts } from '../../kinds/kind.ts';
import { productKind } from '../../kinds/product.ts';
import { Panel } from '../../ui/panel.tsx';

const OFFERED = [productKind, brandKind, catalogKind, categoryKind];

/** Opens the form of a new one of each kind. */
export function QuickAdd() {
  return (
    <Panel title="Hızlı ekle">
      <ul className="grid grid-cols-2">
        {OFFERED.map((kind) => {
          const { name, addIcon: Icon } = kind;
          return (
            <li key={name} className="border-line odd:border-r nth-[n+3]:border-t">
              <Link
                to={createPath(name) ?? ''}
                className="grid gap-2.5 px-5 py-4.5 font-semibold -outline-offset-2 hover:bg-surface-2"
              >
                <Icon aria-hidden className="text-teal" />
                {screenTexts(kind).open}
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
