import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import type { Props } from './results.tsx';

const load = async () => (await import('./results.tsx')).Results;
const List = import.meta.env.SSR ? await load() : lazyPart(load);

/** What a search found; who turns pages without searching loads no code for it. */
export function Found(props: Props) {
  return (
    <Suspense fallback={<nav className="reader-side reader-found" aria-label="Arama sonuçları" />}>
      <List {...props} />
    </Suspense>
  );
}
