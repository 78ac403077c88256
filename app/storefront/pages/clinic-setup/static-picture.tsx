/** The pictures of this page in their widths and formats. */
const FILES = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const PICTURES = {
  room: { widths: [720, 1200], height: 800 },
  reception: { widths: [640, 1200], height: 800 },
  unit: { widths: [480, 960], height: 720 },
  scanner: { widths: [480, 960], height: 720 },
  handpiece: { widths: [480, 960], height: 720 },
} as const;

export type PictureName = keyof typeof PICTURES;
type Props = { name: PictureName; sizes: string; className?: string; priority?: boolean };

function address(name: PictureName, width: number, format: string): string {
  return FILES[`./pictures/${name}-${width}.${format}`] ?? '';
}

/** A picture that belongs to the page itself, not to the content. */
export function StaticPicture({ name, sizes, className, priority = false }: Props) {
  const { widths, height } = PICTURES[name];
  const sourceSet = (format: string) =>
    widths.map((width) => `${address(name, width, format)} ${width}w`).join(', ');
  return (
    <picture className="picture">
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        className={className}
        src={address(name, widths[1], 'webp')}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        width={widths[1]}
        height={height}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
