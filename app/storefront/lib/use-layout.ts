import { useRouteLoaderData } from 'react-router';
import type { LayoutView } from '../../../domain/pages/layout.ts';
import { LAYOUT_ROUTE } from './head.ts';

/** The frame's data inside a page; undefined where the frame could not be loaded. */
export function useLayout(): LayoutView | undefined {
  return useRouteLoaderData<LayoutView>(LAYOUT_ROUTE);
}
