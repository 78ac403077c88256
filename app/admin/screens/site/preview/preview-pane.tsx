import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useState } from 'react';
import { useTheme } from '../../../../shared/theme.ts';
import { cx } from '../../../ui/cx.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { type Device, type Look, type Previewed, PreviewFrame } from './preview-frame.tsx';

export const DEVICES = [
  { value: 'desktop', label: 'Masaüstü', icon: Monitor },
  { value: 'phone', label: 'Telefon', icon: Smartphone },
] as const;
const LOOKS = [
  { value: 'light', label: 'Açık görünüm', icon: Sun },
  { value: 'dark', label: 'Koyu görünüm', icon: Moon },
] as const;

/** The theme of a preview: the panel's until another is chosen. */
export function usePreviewLook() {
  const theme = useTheme();
  const [chosen, choose] = useState<Look | null>(null);
  const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return [chosen ?? (isDark ? 'dark' : 'light'), choose] as const;
}

/** Day or night of a preview. */
export function LookChoice({ value, onChange }: { value: Look; onChange: (look: Look) => void }) {
  return <Segmented label="Önizleme görünümü" value={value} options={LOOKS} onChange={onChange} iconsOnly />;
}

/** The public page as it will be, at a desktop's or a phone's width, in both themes. */
export function PreviewPane({ className, ...page }: Previewed & { className?: string }) {
  const [look, setLook] = usePreviewLook();
  const [device, setDevice] = useState<Device>('desktop');
  return (
    <section
      aria-label="Canlı önizleme"
      className={cx('flex min-w-0 flex-col gap-2 p-4 lg:p-6 lg:pt-1.5', className)}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-15 text-ink-2">Canlı önizleme</p>
        <LookChoice value={look} onChange={setLook} />
        <Segmented label="Önizleme genişliği" value={device} options={DEVICES} onChange={setDevice} />
      </div>
      <PreviewFrame {...page} device={device} theme={look} className="flex-1 max-lg:min-h-[70dvh]" />
    </section>
  );
}
