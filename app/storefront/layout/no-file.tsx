import { data } from 'react-router';
import { PATHS } from '../../../domain/site/paths.ts';
import { pageHead } from '../lib/head.ts';
import { StatePage } from '../ui/state-page.tsx';
import type { Route } from './+types/no-file';

export function loader() {
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageHead(matches, { name: 'Dosya Yok', path: location.pathname, hidden: true });

/** Stands at the address of a file that is not there. */
export default function NoFile() {
  return (
    <StatePage
      title="Dosya Yok"
      text="Aradığınız dosya kaldırılmış ya da yenilenmiş olabilir. Güncel kataloglara bakabilir ya da bize yazabilirsiniz."
    >
      <a className="btn" href={PATHS.catalogs}>
        Katalogları görün
      </a>
      <a className="btn btn-ghost" href={PATHS.contact}>
        Bize yazın
      </a>
    </StatePage>
  );
}
