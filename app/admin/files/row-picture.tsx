import { BrandMark } from './brand-mark.tsx';
import { Cover } from './cover.tsx';
import { Picture } from './picture.tsx';

type RowPictureProps = {
  url: string | null;
  alt: string;
  /** The folder of its kind: what is drawn is told by where it lies. */
  folder: string | undefined;
  contain?: boolean | undefined;
  small?: boolean;
  className: string;
};

/** The picture of a row as lists show it: a logo by its ink, a cover on its shelf. */
export function RowPicture({ url, alt, folder, contain, small = false, className }: RowPictureProps) {
  if (url && folder === 'logos') return <BrandMark src={url} alt={alt} className={className} />;
  if (url && folder === 'thumbnails')
    return <Cover src={url} alt={alt} small={small} className={className} />;
  return <Picture src={url} alt={alt} contain={contain} small={small} className={className} />;
}
