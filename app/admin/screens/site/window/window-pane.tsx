import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { useMedia } from '../editor/use-wide.ts';
import { type Device, type Previewed, PreviewFrame } from '../preview/preview-frame.tsx';
import { DEVICES, LookChoice, usePreviewLook } from '../preview/preview-pane.tsx';
import { CellLayer } from './cell-layer.tsx';
import type { WindowDesk } from './use-window-desk.ts';

const NAMES = { desktop: 'masaüstü', phone: 'telefon' } as const;
const BOTH: readonly Device[] = ['desktop', 'phone'];

/** The home page on a desktop and on a phone side by side, with the cells of its window laid over both. */
export function WindowPane({ desk, ...page }: Previewed & { desk: WindowDesk }) {
  const [look, setLook] = usePreviewLook();
  const [device, setDevice] = useState<Device>('phone');
  const hasRoom = useMedia('(min-width: 43.75rem)');
  const devices = hasRoom ? BOTH : [device];
  return (
    <section
      aria-label="Canlı önizleme"
      className="flex min-w-0 flex-col gap-2 p-4 max-lg:order-first lg:p-6 lg:pt-1.5"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <p className="mr-auto text-15 text-ink-2">Canlı önizleme</p>
        <LookChoice value={look} onChange={setLook} />
        {!hasRoom && (
          <Segmented label="Önizleme genişliği" value={device} options={DEVICES} onChange={setDevice} />
        )}
      </div>
      <p id="vitrin-tuslari" hidden>
        Seçmek için Enter tuşuna basın. Taşımak için boşluk tuşuyla alın, ok tuşlarıyla götürün, boşlukla
        bırakın.
      </p>
      <div
        className={cx(
          'grid min-h-0 flex-1 gap-4 max-lg:h-[34rem] max-lg:flex-none',
          hasRoom && 'grid-cols-[minmax(0,7fr)_minmax(0,3fr)]',
        )}
      >
        {devices.map((one, index) => (
          <PreviewFrame
            key={one}
            {...page}
            label={`${page.label} ${NAMES[one]}`}
            device={one}
            theme={look}
            isSecond={index > 0}
            over={(over) => <CellLayer desk={desk} device={one} spoken={index === 0} over={over} />}
          />
        ))}
      </div>
    </section>
  );
}
