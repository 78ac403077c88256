import { type ReactNode, useRef, useState } from 'react';
import type { PreviewViews } from '../../../../../domain/pages/preview.ts';
import type { SeenCells } from '../../../../shared/window-cells.ts';
import { useSize } from '../../../lib/use-size.ts';
import { cx } from '../../../ui/cx.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useFrame } from './use-frame.ts';

const WIDTHS = { desktop: 1440, phone: 390 } as const;
export type Device = keyof typeof WIDTHS;
export type Look = 'light' | 'dark';

/** What is previewed. */
export type Previewed = {
  /** `Ana sayfa`. */
  label: string;
  path: string;
  views: Partial<PreviewViews> | undefined;
  section: string;
  onPick: (section: string) => void;
};

/** What lies over the page: where the cells of its window stand, at which scale, and a way to scroll the page below. */
export type Over = { seen: SeenCells; scale: number; scroll: (by: number) => void };

type PreviewFrameProps = Previewed & {
  device: Device;
  theme: Look;
  over?: (over: Over) => ReactNode;
  /** Shows what another frame says already: it is not read aloud and not walked by keys. */
  isSecond?: boolean;
  className?: string;
};

/** A public page at a device's width, made as small as the room asks. */
export function PreviewFrame({ label, path, views, section, onPick, ...props }: PreviewFrameProps) {
  const { device, theme, over, isSecond, className } = props;
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(room);
  const [seen, setSeen] = useState<SeenCells | null>(null);
  const page = { frame, path, views, section, theme, onPick, ...(over && { onCells: setSeen }) };
  const { src, isReady, error, reload, scroll } = useFrame(page);

  const width = WIDTHS[device];
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 0;
  return (
    <div ref={room} className={cx('relative min-h-0', className)}>
      {error && (
        <div className="absolute inset-0 z-10 bg-paper">
          <ErrorState title="Önizleme açılamadı" detail={error.message} onRetry={reload} />
        </div>
      )}
      {/* A late page is left alone behind what is said of it: it may still come. */}
      <div
        inert={error !== null}
        className="relative mx-auto h-full overflow-hidden rounded-control border border-line bg-paper"
        style={{ width: width * scale || undefined }}
      >
        {src && scale > 0 && (
          <iframe
            ref={frame}
            src={src}
            title={`${label} önizlemesi`}
            {...(isSecond && { 'aria-hidden': true, tabIndex: -1 })}
            className="absolute top-0 left-0 origin-top-left border-0"
            style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
          />
        )}
        {isReady && seen && over?.({ seen, scale, scroll })}
        {!isReady && !error && (
          <div className="absolute inset-0 grid place-items-center bg-paper">
            <Spinner />
          </div>
        )}
      </div>
    </div>
  );
}
