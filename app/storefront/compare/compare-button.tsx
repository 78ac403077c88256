import type { Picture } from '../../../domain/pages/picture.ts';
import type { Tint } from '../../../domain/rules/tint.ts';
import { Columns2 } from '../ui/icons.tsx';
import { COMPARE } from './compare-key.ts';

type Props = {
  /** One without an address cannot be compared. */
  product: { href: string | null; name: string; picture: Picture | null; tint: Tint };
  className?: string;
  /** Stands beside the icon where there is room. */
  label?: string;
};

/**
 * Puts a product on the tray of comparison. It is marked, and says all that the tray has to know: what happens is done
 * by `follow-buttons.ts`, since the server draws cards without knowing of any tray.
 */
export function CompareButton({ product: { href, name, picture, tint }, className = '', label }: Props) {
  const slug = href?.split('/').at(-1);
  if (!slug) return null;
  return (
    <button
      type="button"
      className={label ? `btn btn-ghost compare-labelled ${className}` : `compare-button ${className}`}
      aria-label={`${name} ürününü karşılaştır`}
      aria-pressed="false"
      data-name={name}
      data-src={picture?.src}
      data-tint={tint}
      {...{ [COMPARE]: slug }}
    >
      <Columns2 aria-hidden />
      {label}
    </button>
  );
}
