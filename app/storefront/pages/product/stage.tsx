import { Form, useSearchParams } from 'react-router';
import type { ProductView } from '../../../../domain/pages/product.ts';
import { Package, Play } from '../../ui/icons.tsx';
import { Image } from '../../ui/more-icons.tsx';
import { Tile } from '../../ui/tile.tsx';
import { Gallery } from './gallery.tsx';
import { STAGE_SIZES } from './stage-sizes.ts';

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

/** The product in its window, or its video, whose frame is loaded only when it is asked for. */
export function Stage({ view }: { view: ProductView }) {
  const [params] = useSearchParams();
  const { picture, tint, name, video } = view;
  const showsVideo = video !== null && params.get('view') === 'video';
  const hasGallery = view.gallery.length > 0;
  return (
    <div className={`stage tint-${tint}`}>
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
          className="stage-tile"
          tint={tint}
          picture={picture}
          alt={name}
          sizes={STAGE_SIZES}
          priority
          fallback={<Package aria-hidden />}
        />
      )}
      {(showsVideo || !hasGallery) && <span className="stage-shelf" aria-hidden="true" />}
    </div>
  );
}
