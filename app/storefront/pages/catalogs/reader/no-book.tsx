import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { Props } from './instead.tsx';

const load = async () => (await import('./instead.tsx')).Instead;
const Page = import.meta.env.SSR ? await load() : lazyPart(load);

/** What stands where no pages can be turned. A book that is there carries no code for it. */
export function NoBook({ view }: Props) {
  return (
    <Suspense fallback={<div className="missing" />}>
      <Page view={view} />
    </Suspense>
  );
}
