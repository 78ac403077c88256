import { icon } from '../../../ui/make-icon.tsx';

/** Icons of the reader alone. Shapes of lucide (ISC). */
export const ChevronLeft = /* @__PURE__ */ icon('M15 18l-6-6 6-6');
export const ZoomIn = /* @__PURE__ */ icon(
  'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21L16.65 16.65M11 8L11 14M8 11L14 11',
);
