import { PATHS } from '../../../domain/site/paths.ts';
import { ClipboardList } from '../ui/icons.tsx';
import { ADD } from './list-key.ts';

type Props = { product: { id: string; name: string }; large?: boolean };

/** Puts a product on the list and opens it beside, for how many and a note; without scripts the way to the plain form. */
export function QuoteButton({ product: { id, name }, large = false }: Props) {
  const className = large ? 'btn btn-cta btn-large' : 'btn btn-cta';
  return (
    <>
      <button
        type="button"
        className={`${className} quote-add`}
        aria-haspopup="dialog"
        {...{ [ADD]: id, 'data-name': name }}
      >
        <ClipboardList aria-hidden />
        Teklif listesine ekle
      </button>
      <noscript>
        <a className={className} href={PATHS.contact}>
          Teklif isteyin
        </a>
      </noscript>
    </>
  );
}
