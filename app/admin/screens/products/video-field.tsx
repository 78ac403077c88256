import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import { embedUrl } from '../../../../domain/rules/video.ts';
import { TextField } from '../../form/fields.tsx';
import type { ProductOutput, ProductValues } from './product-spec.ts';

/** The video link, and whether the product page can play it. */
export function VideoField({ control }: { control: Control<ProductValues, unknown, ProductOutput> }) {
  const link = useWatch({ control, name: 'videoUrl' });
  const recognized = link ? embedUrl(link) !== null : null;
  return (
    <div className="grid gap-1.5">
      <TextField
        control={control}
        name="videoUrl"
        label="Video bağlantısı"
        type="url"
        placeholder="https://www.youtube.com/watch?v=…"
      />
      <p role="status" className="text-14">
        {recognized === true && (
          <span className="flex items-center gap-1.5 text-ok">
            <CircleCheck aria-hidden className="size-4" />
            YouTube videosu tanındı; ürün sayfasında oynatılır.
          </span>
        )}
        {recognized === false && (
          <span className="flex items-center gap-1.5 text-warn">
            <TriangleAlert aria-hidden className="size-4" />
            Bu bağlantı oynatılamaz. YouTube izleme, kısa ya da yerleştirme adresi girin.
          </span>
        )}
      </p>
    </div>
  );
}
