import { Scripts } from 'react-router';
import { LATER_TYPE } from './later.ts';
import { partsOf } from './parts.ts';

/** Public pages have a list of addresses of their own (`vite/site-manifest.ts`). */
function ofSite(text: string): string {
  return text.replace('/assets/manifest-', '/assets/site-manifest-');
}

/**
 * The router's own scripts, on a page that is seen before it moves: its modules wait as text, their addresses beside
 * them, until the script at the end of the page starts them (`later.ts`).
 */
export function LaterScripts() {
  // Called, not rendered: what it gives can be looked at only here.
  const parts = partsOf(Scripts({}));
  const modules = parts.find(({ props }) => props.type === 'module');
  const preloads = parts.filter(({ props }) => props.rel === 'modulepreload');
  if (!modules) return parts;
  const { dangerouslySetInnerHTML: text, ...attributes } = modules.props;
  return (
    <>
      {parts.filter((part) => part !== modules && !preloads.includes(part))}
      <script
        {...attributes}
        type={LATER_TYPE}
        async={undefined}
        data-modules={ofSite(preloads.map(({ props }) => props.href).join(' '))}
      >
        {ofSite(text?.__html ?? '')}
      </script>
    </>
  );
}
