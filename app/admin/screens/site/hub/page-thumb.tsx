import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTheme } from '../../../../shared/theme.ts';
import { useSize } from '../../../lib/use-size.ts';
import { cx } from '../../../ui/cx.ts';
import { type PagePart, pageMarkup, partOf } from './page-markup.ts';

const WIDTHS = { desktop: 1440, phone: 390 } as const;
const HEADER_SHOWN = 880;
export type ThumbDevice = keyof typeof WIDTHS;

type PageThumbProps = { path: string; part: PagePart; device: ThumbDevice; label: string };

/** A page as it is now, small: its markup and styles in a frame of their own, without any of its programs. */
export function PageThumb({ path, part, device, label }: PageThumbProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width: space, height } = useSize(room);
  const theme = useTheme();
  const { data: page } = useQuery(pageMarkup(path));
  useEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!page || !inside) return;
    const root = inside.adoptNode(partOf(page, part));
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    inside.replaceChild(root, inside.documentElement);
  }, [page, part, theme]);
  const width = WIDTHS[device];
  // Of the header its beginning is enough, and can be read.
  const shown = part === 'header' && device === 'desktop' ? HEADER_SHOWN : width;
  const scale = space > 0 ? space / shown : 0;
  return (
    <div
      ref={room}
      aria-hidden
      className={cx(
        'relative mx-auto h-full overflow-hidden rounded-t-tile bg-paper shadow-[0_0_0_1px_var(--line-2)]',
        device === 'phone' && part !== 'footer' && 'w-48',
      )}
    >
      <iframe
        ref={frame}
        inert
        tabIndex={-1}
        title={`${label}, küçük resim`}
        className={cx(
          'absolute top-0 left-0 origin-top-left border-0 transition-opacity duration-(--d-2)',
          page ? 'opacity-100' : 'opacity-0',
        )}
        style={{ width, height: scale > 0 ? height / scale : 0, transform: `scale(${scale})` }}
      />
    </div>
  );
}

/** The site among search results, from what its first page says of itself. */
export function SearchThumb() {
  const { data: page } = useQuery(pageMarkup('/'));
  const description = page?.querySelector('meta[name="description"]')?.getAttribute('content');
  return (
    <div
      aria-hidden
      className="absolute inset-x-4 bottom-0 rounded-t-tile bg-surface px-4.5 pt-4 pb-4.5 text-13 text-ink-2 shadow-[0_0_0_1px_var(--line-2)]"
    >
      <span className="block">{location.host}</span>
      <b className="mt-0.5 mb-1 line-clamp-2 text-16 leading-snug font-semibold text-info">{page?.title}</b>
      <span className="line-clamp-2">{description}</span>
    </div>
  );
}
