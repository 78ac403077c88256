import type { MetaFunction } from 'react-router';
import { useParams } from 'react-router';
import NotFound from '../../../frame/not-found.tsx';
import { pageOf } from '../../../lib/site-paths.ts';
import { PageEditor } from './page-editor.tsx';

export const handle = { rail: true };
export const meta: MetaFunction = ({ params }) => [
  { title: `${pageOf(params.page)?.label ?? 'Site Özelleştirme'} | Yönetim paneli` },
];

export default function EditorRoute() {
  const { page: key } = useParams();
  const page = pageOf(key);
  return page ? <PageEditor key={page.key} page={page.key} /> : <NotFound />;
}
