import { cloneElement } from 'react';
import { Links } from 'react-router';
import { partsOf } from './parts.ts';

/**
 * The router's own links on a page that has its first picture with it: what that picture is set in stands in the page,
 * and neither the whole stylesheet nor the fonts keep it waiting. Fonts come when the first line is set in them.
 */
export function LaterLinks({ styles }: { styles: string }) {
  // Called, not rendered: what it gives can be looked at only here.
  const parts = partsOf(Links({}));
  const sheets = parts.filter(({ props }) => props.rel === 'stylesheet');
  return (
    <>
      {parts.filter((part) => !sheets.includes(part) && part.props.rel !== 'preload')}
      <style>{styles}</style>
      {sheets.map((sheet) => cloneElement(sheet, { disabled: true, media: 'print' }))}
      <noscript>{sheets}</noscript>
    </>
  );
}
