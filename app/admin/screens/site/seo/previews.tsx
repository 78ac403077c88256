import { useState } from 'react';
import type { HeadTexts } from '../../../../../domain/pages/head.ts';
import { META_DESCRIPTION_MAX, META_TITLE_MAX } from '../../../../../domain/site/setting.ts';
import { Picture } from '../../../files/picture.tsx';

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
}

/** `ornek.com.tr › about`. */
function crumbs(url: string): string {
  if (!URL.canParse(url)) return url;
  const { host, pathname } = new URL(url);
  return [host, ...pathname.split('/').filter(Boolean)].join(' › ');
}

function host(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

/** A page among search results. */
export function SearchPreview({ texts, company }: { texts: HeadTexts; company: string }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-14 font-semibold">Google sonucu</figcaption>
      <div
        data-preview="google"
        className="grid gap-1 rounded-panel border border-line bg-[#fff] p-5 font-[Arial,sans-serif] text-[#202124]"
      >
        <p className="flex items-center gap-3">
          <span aria-hidden className="grid size-7 place-items-center rounded-full bg-[#f1f3f4]">
            <img src="/favicon.svg" alt="" className="size-4" />
          </span>
          <span className="min-w-0 text-[.875rem] leading-tight">
            <span className="block truncate">{company}</span>
            <span className="block truncate text-[.75rem] text-[#4d5156]">{crumbs(texts.url)}</span>
          </span>
        </p>
        <p className="text-[1.25rem] leading-[1.3] text-[#1a0dab]">{cut(texts.title, META_TITLE_MAX)}</p>
        <p className="text-[.875rem] leading-[1.58] text-[#4d5156]">
          {texts.description ? (
            cut(texts.description, META_DESCRIPTION_MAX)
          ) : (
            <i>Açıklama yok: Google sayfadan bir parça seçer.</i>
          )}
        </p>
      </div>
    </figure>
  );
}

function SharedImage({ image, className }: { image: string; className: string }) {
  // The picture of another site may be slow: what is typed would ask for a new one at every key.
  const [shown, setShown] = useState(image);
  if (shown !== image && (image === '' || !image.endsWith('/'))) setShown(image);
  return <Picture src={shown || null} alt="" className={className} />;
}

/** A page as a shared link, large and small. */
export function SocialPreview({ texts, card }: { texts: HeadTexts; card: string }) {
  const isLarge = card !== 'summary';
  return (
    <>
      <figure className="grid gap-2">
        <figcaption className="text-14 font-semibold">Facebook, LinkedIn ve WhatsApp</figcaption>
        <div
          data-preview="social"
          className="overflow-hidden rounded-panel border border-line bg-[#f2f3f5] text-[#1c1e21]"
        >
          <SharedImage image={texts.image?.src ?? ''} className="aspect-[1200/630]" />
          <div className="grid gap-0.5 px-4 py-3">
            <p className="text-13 text-[#606770] uppercase">{host(texts.url)}</p>
            <p className="font-semibold">{texts.socialTitle}</p>
            <p className="line-clamp-2 text-14 text-[#606770]">{texts.socialText}</p>
          </div>
        </div>
      </figure>
      <figure className="grid gap-2">
        <figcaption className="text-14 font-semibold">
          Twitter / X ({isLarge ? 'büyük görselli' : 'küçük görselli'})
        </figcaption>
        <div
          data-preview="twitter"
          className={
            isLarge
              ? 'relative overflow-hidden rounded-[16px] border border-line'
              : 'grid grid-cols-[8rem_minmax(0,1fr)] overflow-hidden rounded-[16px] border border-line bg-[#fff] text-[#0f1419]'
          }
        >
          <SharedImage
            image={texts.image?.src ?? ''}
            className={isLarge ? 'aspect-[1200/630]' : 'min-h-32'}
          />
          {isLarge ? (
            <p className="absolute bottom-3 left-3 max-w-[90%] truncate rounded-tile bg-[#000c] px-2 py-0.5 text-13 text-[#fff]">
              {texts.socialTitle}
            </p>
          ) : (
            <div className="grid content-center gap-0.5 px-4 py-3">
              <p className="text-13 text-[#536471]">{host(texts.url)}</p>
              <p className="line-clamp-1">{texts.socialTitle}</p>
              <p className="line-clamp-2 text-14 text-[#536471]">{texts.socialText}</p>
            </div>
          )}
        </div>
      </figure>
    </>
  );
}
