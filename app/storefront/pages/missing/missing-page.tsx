import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { Props } from './empty-page.tsx';

const load = async () => (await import('./empty-page.tsx')).EmptyPage;
/** What stands on the server's page is taken over where it stands, once the browser has loaded the code for it. */
const Page = import.meta.env.SSR ? await load() : lazyPart(load);

/** An address that leads nowhere. Pages that are there carry no code for it. */
export function MissingPage(props: Props) {
  return (
    <Suspense fallback={<div className="missing" />}>
      <Page {...props} />
    </Suspense>
  );
}
