import { LayoutGrid } from 'lucide-react';
import { Picture } from '../../../files/picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import type { WindowDesk } from './use-window-desk.ts';
import { cellName } from './window-drag.tsx';

type WindowGroupProps = { desk: WindowDesk; isChanged: boolean; errors: readonly string[] };

/** In the form of the first screen: what stands in its window, and the way to arrange it. */
export function WindowGroup({ desk, isChanged, errors }: WindowGroupProps) {
  const names = desk.shown.flatMap((cell, place) => (cell ? `${cellName(place)}: ${cell.name}` : []));
  return (
    <div className={cx('grid gap-3', isChanged && '-ml-3 border-l-3 border-teal pl-[9px]')}>
      <h3 className="text-15 font-semibold">Vitrin</h3>
      <div
        role="img"
        aria-label={`Vitrindeki ürünler. ${names.join('; ')}`}
        className="grid w-56 grid-cols-2 gap-1.5"
      >
        {desk.shown.map((cell, place) => (
          <span key={cellName(place)} className="relative">
            <Picture src={cell?.src} alt="" small width={320} className="aspect-4/3 rounded-tile" />
            <span
              className={cx(
                'absolute top-1 left-1 grid h-5 min-w-5 place-items-center rounded-tile px-1 text-12 font-semibold',
                cell?.isChosen ? 'bg-primary-solid text-white' : 'bg-white text-tile-ink',
              )}
            >
              {place + 1}
            </span>
          </span>
        ))}
      </div>
      {errors.map((message) => (
        <p key={message} className="text-14 text-danger">
          {message}
        </p>
      ))}
      {desk.hasImage && (
        <p className="text-14 text-ink-2">Hero görseli seçili; kaldırılınca yerinde bu vitrin durur.</p>
      )}
      <Button variant="ghost" className="justify-self-start" disabled={desk.hasImage} onClick={desk.open}>
        <LayoutGrid aria-hidden />
        Vitrini düzenle
      </Button>
    </div>
  );
}
