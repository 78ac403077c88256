import { useEffect, useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import type { ProductView } from '../../../../domain/pages/product.ts';
import { Package, Play } from '../../ui/icons.tsx';
import { Image } from '../../ui/more-icons.tsx';
import { Tile } from '../../ui/tile.tsx';
import { Gallery } from './gallery.tsx';
import { Shelf } from './shelf.tsx';
import { STAGE_SIZES, stageTile } from './stage-sizes.ts';

function Toggle({ showsVideo }: { showsVideo: boolean }) {
  return (
    <Form className="segmented no-print" replace preventScrollReset>
      <fieldset>
        <legend className="hidden-visually">Medya türü</legend>
        <button type="submit" name="view" value="image" aria-pressed={!showsVideo}>
          <Image aria-hidden />
          Görsel
        </button>
        <button type="submit" name="view" value="video" aria-pressed={showsVideo}>
          <Play aria-hidden />
          Video
        </button>
      </fieldset>
    </Form>
  );
}

const SIGNS = ['pointermove', 'touchstart', 'focusin', 'click'];

/** The loupe is loaded with the first sign that somebody wants to look closely. */
function useLoupe() {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    const waiting = new AbortController();
    function look(event: Event): void {
      waiting.abort();
      void import('./loupe.ts').then(({ followStage }) => element && followStage(element, event), Boolean);
    }
    for (const sign of SIGNS)
      element?.addEventListener(sign, look, { passive: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
  return stage;
}

/** The product in its window, or its video, whose frame is loaded only when it is asked for. */
export function Stage({ view }: { view: ProductView }) {
  const [params] = useSearchParams();
  const { picture, tint, name, video } = view;
  const showsVideo = video !== null && params.get('view') === 'video';
  const loupe = useLoupe();
  const hasGallery = view.gallery.length > 0;
  return (
    <div className={`stage tint-${tint}`} ref={loupe}>
      {video && <Toggle showsVideo={showsVideo} />}
      {showsVideo ? (
        <iframe
          className="stage-video"
          src={video}
          title={`${name} videosu`}
          allow="accelerometer; encrypted-media; fullscreen; gyroscope; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : hasGallery ? (
        <Gallery view={view} />
      ) : (
        <Tile
          className={stageTile(picture)}
          tint={tint}
          picture={picture}
          alt={view.alt}
          sizes={STAGE_SIZES}
          priority
          fallback={<Package aria-hidden />}
        />
      )}
      {(showsVideo || !hasGallery) && (
        <div className="stage-shelf">
          <Shelf view={view} picture={showsVideo ? null : picture} />
        </div>
      )}
    </div>
  );
}
