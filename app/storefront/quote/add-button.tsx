import { ADD } from './list-key.ts';

type Props = { product: { id: string; name: string }; className?: string };

/** Puts a product on the visitor's list; whether it is there is shown once the page is alive. */
export function AddButton({ product: { id, name }, className = '' }: Props) {
  return (
    <button
      type="button"
      className={`shelf-add no-print ${className}`}
      aria-label={`${name}: teklif listesine ekle`}
      {...{ [ADD]: id, 'data-name': name }}
    />
  );
}
