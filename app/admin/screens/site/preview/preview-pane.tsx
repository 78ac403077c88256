import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PreviewViews } from '../../../../../domain/pages/preview.ts';
import { useTheme } from '../../../../shared/theme.ts';
import { useSize } from '../../../lib/use-size.ts';
import { cx } from '../../../ui/cx.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useFrame } from './use-frame.ts';

const WIDTHS = { desktop: 1440, phone: 390 } as const;
type Device = keyof typeof WIDTHS;
type Look = 'light' | 'dark';

const DEVICES = [
  { value: 'desktop', label: 'Masaüstü', icon: Monitor },
  { value: 'phone', label: 'Telefon', icon: Smartphone },
] as const;
const LOOKS = [
  { value: 'light', label: 'Açık görünüm', icon: Sun },
  { value: 'dark', label: 'Koyu görünüm', icon: Moon },
] as const;

/** The theme that the panel is seen in. */
function useLook(): Look {
  const theme = useTheme();
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

type PreviewPaneProps = {
  /** `Ana sayfa`. */
  label: string;
  path: string;
  views: Partial<PreviewViews> | undefined;
  section: string;
  onPick: (section: string) => void;
  className?: string;
};

/** The public page as it will be, at a desktop's or a phone's width, in both themes. */
export function PreviewPane({ label, path, views, section, onPick, className }: PreviewPaneProps) {
  const panel = useLook();
  const [look, setLook] = useState<Look | null>(null);
  const [device, setDevice] = useState<Device>('desktop');
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useSize(room);
  const theme = look ?? panel;
  const { src, isReady, error, reload } = useFrame({ frame, path, views, section, theme, onPick });

  const width = WIDTHS[device];
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 0;
  return (
    <section
      aria-label="Canlı önizleme"
      className={cx('flex min-w-0 flex-col gap-2 p-4 lg:p-6 lg:pt-1.5', className)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-15 text-ink-2">Canlı önizleme</p>
        <Segmented label="Önizleme görünümü" value={theme} options={LOOKS} onChange={setLook} iconsOnly />
        <Segmented label="Önizleme genişliği" value={device} options={DEVICES} onChange={setDevice} />
      </div>
      <div ref={room} className="relative min-h-0 flex-1 max-lg:min-h-[70dvh]">
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
              className="absolute top-0 left-0 origin-top-left border-0"
              style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
            />
          )}
          {!isReady && !error && (
            <div className="absolute inset-0 grid place-items-center bg-paper">
              <Spinner />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
