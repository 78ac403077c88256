import { type LinkProps, Link as RouterLink } from 'react-router';

type Props = Omit<LinkProps, 'to' | 'discover' | 'relative' | 'state' | 'mask'> & { to: string };

/** An address that the router would write as it stands: from the root, with nothing to resolve. */
const AS_IT_STANDS = /^\/(?![/.])(?:(?!\/[/.]).)*$/;

/** The panel is none of the addresses that public pages know: it is a page of its own. */
const PANEL = /^\/admin(?![^/?#])/;

/**
 * A link within the site. The server writes it without the router's hooks, which only matter once it is clicked and
 * take a fifth of the time of a page with many links.
 */
export function Link(props: Props) {
  if (!import.meta.env.SSR || !AS_IT_STANDS.test(props.to)) {
    const toPanel = PANEL.test(props.to) && ({ reloadDocument: true, prefetch: 'none' } as const);
    return <RouterLink discover="none" {...props} {...toPanel} />;
  }
  const {
    to,
    prefetch: _prefetch,
    viewTransition: _viewTransition,
    preventScrollReset: _preventScrollReset,
    reloadDocument: _reloadDocument,
    replace: _replace,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    ...attributes
  } = props;
  return <a {...attributes} href={to} />;
}
