import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { plainPicture } from '../../../domain/pages/picture.ts';
import type { ShownLine } from '../../../domain/things/quote.ts';
import { LINE_NOTE_MAX } from '../../../domain/things/quote-rules.ts';
import { Package } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { Minus, Plus, Trash } from '../ui/quote-icons.tsx';
import { Tile } from '../ui/tile.tsx';
import { changeLine, type ListLine } from './list-store.ts';

type Props = {
  line: ListLine;
  /** As the site shows it now; null where it does not, undefined as long as nobody knows. */
  shown: ShownLine | null | undefined;
  onRemove: () => void;
  onLeave: () => void;
};

/** How many: two buttons, and the number itself to be typed over. */
function Quantity({ line: { id, name, quantity } }: { line: ListLine }) {
  const [typed, setTyped] = useState<string | null>(null);
  function settle(): void {
    if (typed !== null) changeLine(id, { quantity: Number(typed) });
    setTyped(null);
  }
  return (
    <div className="quote-quantity">
      <button
        type="button"
        aria-label={`${name}, azalt`}
        disabled={quantity <= 1}
        onClick={() => changeLine(id, { quantity: quantity - 1 })}
      >
        <Minus aria-hidden />
      </button>
      <input
        className="numeric"
        inputMode="numeric"
        aria-label={`${name}, adet`}
        value={typed ?? quantity}
        onFocus={({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select()}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={settle}
        onKeyDown={({ key }: KeyboardEvent) => {
          if (key === 'Enter') settle();
          if (key === 'ArrowUp') changeLine(id, { quantity: quantity + 1 });
          if (key === 'ArrowDown') changeLine(id, { quantity: quantity - 1 });
        }}
      />
      <button
        type="button"
        aria-label={`${name}, artır`}
        onClick={() => changeLine(id, { quantity: quantity + 1 })}
      >
        <Plus aria-hidden />
      </button>
    </div>
  );
}

/** What is noted beside a product; typed in its place. */
function Note({ line: { id, name, note } }: { line: ListLine }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isOpen)
    return (
      <input
        className="quote-note-field"
        aria-label={`${name}, not`}
        // It takes the place of the button that had the focus.
        ref={(field) => field?.focus()}
        maxLength={LINE_NOTE_MAX}
        defaultValue={note}
        onBlur={({ target }) => {
          changeLine(id, { note: target.value.trim() });
          setOpen(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.value = note;
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.currentTarget.blur();
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      className={note ? 'quote-note quote-note-on' : 'quote-note'}
      aria-label={note ? `${name}, not: ${note}. Değiştir` : `${name}, not ekle`}
      onClick={() => setOpen(true)}
    >
      {note || 'Not ekle'}
    </button>
  );
}

/** One product of the list: how many, a note, and the way off the list. */
export function DrawerLine({ line, shown, onRemove, onLeave }: Props) {
  const { id, name } = line;
  const picture = plainPicture(shown?.imageUrl);
  const label = [shown?.brand, shown?.sku].filter(Boolean).join(' · ');
  return (
    <li className="quote-line" data-line={id}>
      <Tile
        className="quote-thumb"
        tint={picture?.tint ?? 'mint'}
        picture={picture}
        alt=""
        sizes="72px"
        fallback={<Package aria-hidden />}
      />
      <div>
        {label && <p className="label">{label}</p>}
        <h3>
          {shown?.href ? (
            <Link to={shown.href} onClick={onLeave}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {shown === null && <p className="quote-gone">Artık sitede yok; gönderirken listeden çıkar.</p>}
        <div className="quote-row">
          <Quantity line={line} />
          <Note line={line} />
        </div>
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={`${name} ürününü listeden çıkar`}
        onClick={onRemove}
      >
        <Trash aria-hidden />
      </button>
    </li>
  );
}
