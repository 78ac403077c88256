import { useState } from 'react';
import type { HomeView } from '../../../../domain/pages/home.ts';
import { BrandLink, BrandMark } from '../../ui/brand-mark.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { PauseButton, Strip } from '../../ui/strip.tsx';

/** The logos of all brands, passing by, below the heading that staff gave them. */
export function BrandStrip({ strip }: { strip: HomeView['strip'] }) {
  const [paused, setPaused] = useState(false);
  if (strip.brands.length === 0) return null;
  return (
    <section
      className="brand-strip no-print"
      aria-label={strip.title}
      data-section="homepage/brands-carousel"
    >
      {strip.isTitled && (
        <div className="wrap brand-strip-head">
          <SectionHeading heading={strip} size="display-3" />
        </div>
      )}
      <div className="brand-strip-row">
        <Strip paused={paused}>
          {({ tabIndex }) =>
            strip.brands.map((brand) => (
              <li key={brand.id}>
                <BrandLink brand={brand} className="brand-strip-tile" tabIndex={tabIndex}>
                  <BrandMark brand={brand} />
                </BrandLink>
              </li>
            ))
          }
        </Strip>
        <PauseButton
          paused={paused}
          onChange={setPaused}
          what="Kayan logoları"
          className="brand-strip-pause"
        />
      </div>
    </section>
  );
}
