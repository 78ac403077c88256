import { cloneElement } from 'react';
import { Links } from 'react-router';
import laterSheet from '../styles/storefront-later.css?url';
import { partsOf } from './parts.ts';

/**
 * The router's own links, with those stylesheets held back that the first picture does not need. With `isAllLater` it
 * needs none but `styles`, and neither the fonts: they come when the first line is set in them.
 */
export function LaterLinks({ styles, isAllLater }: { styles: string; isAllLater: boolean }) {
  // Called, not rendered: what it gives can be looked at only here.
  const parts = partsOf(Links({}));
  const later = parts.filter(
    ({ props }) => props.rel === 'stylesheet' && (isAllLater || props.href === laterSheet),
  );
  const first = parts.filter(
    (part) => !later.includes(part) && !(isAllLater && part.props.rel === 'preload'),
  );
  return (
    <>
      {first}
      {styles && <style>{styles}</style>}
      {later.map((sheet) => cloneElement(sheet, { disabled: true, media: 'print' }))}
      <noscript>{later}</noscript>
    </>
  );
}
