import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/rules/format.ts';
import type { Hit, SuggestAnswer } from '../../../domain/search/answer.ts';
import { Package } from '../ui/icons.tsx';
import { Link } from '../ui/link.tsx';
import { CornerDownLeft } from '../ui/more-icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { Tile } from '../ui/tile.tsx';
import { Marked } from './marked.tsx';
import { PageSheet } from './page-sheet.tsx';

/** The options of an answer, in the order in which the arrow keys walk over them. */
export function optionsOf({ products, places, papers }: SuggestAnswer): Hit[] {
  return [...products, ...places, ...papers].filter(({ href }) => href !== null);
}

export function optionId({ kind, id }: Hit): string {
  return `oneri-${kind}-${id}`;
}

type OptionProps = {
  hit: Hit;
  isSelected: boolean;
  onChosen: () => void;
  onPointed: (hit: Hit) => void;
  children: ReactNode;
};

function Option({ hit, isSelected, onChosen, onPointed, children }: OptionProps) {
  if (hit.href === null) return null;
  const own = {
    id: optionId(hit),
    role: 'option',
    'aria-selected': isSelected,
    className: `suggestion suggestion-${hit.kind}`,
    tabIndex: -1,
    onClick: onChosen,
    onPointerMove: () => onPointed(hit),
  };
  if (hit.kind === 'catalog' || hit.kind === 'page')
    return (
      <a {...own} href={hit.href} target="_blank" rel="noopener">
        {children}
      </a>
    );
  return (
    <Link {...own} to={hit.href} viewTransition>
      {children}
    </Link>
  );
}

function Text({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <span className="suggestion-text">
      <b>{name}</b>
      {children && <span>{children}</span>}
    </span>
  );
}

function Inside({ hit }: { hit: Hit }) {
  if (hit.kind === 'product')
    return (
      <>
        <Tile
          tint={hit.tint}
          picture={hit.picture}
          alt=""
          sizes="76px"
          className="suggestion-tile"
          fallback={<Package aria-hidden />}
        />
        <Text name={<Marked value={hit.name} />}>
          <Marked value={hit.brand} />
          {hit.line && (
            <>
              {' · '}
              <Marked value={hit.line} />
            </>
          )}
        </Text>
        <span className="suggestion-note">
          <Marked value={hit.code} />
        </span>
        <span className="suggestion-key" aria-hidden="true">
          <CornerDownLeft />
        </span>
      </>
    );
  if (hit.kind === 'brand' || hit.kind === 'category')
    return (
      <>
        <span className={`suggestion-place tint-${hit.kind === 'category' ? hit.tint : 'paper'}`}>
          {hit.picture ? (
            <Picture picture={hit.picture} alt="" sizes="48px" fallback={<Package aria-hidden />} />
          ) : (
            <span aria-hidden="true">{hit.kind === 'brand' ? hit.emoji : <Package aria-hidden />}</span>
          )}
        </span>
        <Text name={<Marked value={hit.name} />}>{hit.line && <Marked value={hit.line} />}</Text>
        <span className="suggestion-note">{formatCount(hit.count)} ürün</span>
      </>
    );
  return (
    <>
      <PageSheet paper={hit} sizes="48px" />
      <Text
        name={
          <>
            <Marked value={hit.name} />
            {hit.kind === 'page' && `, sayfa ${hit.page}`}
          </>
        }
      >
        {hit.line && <Marked value={hit.line} />}
      </Text>
    </>
  );
}

/** A group inside a listbox: HTML has an element for groups of fields only. */
const GROUP = { role: 'group' } as const;

type GroupProps = {
  id: string;
  title: string;
  count?: number;
  note?: string | undefined;
  hits: readonly Hit[];
  selected: Hit | null;
  onChosen: () => void;
  onPointed: (hit: Hit) => void;
};

/** The options of one kind below their title. */
export function OptionGroup({ id, title, count, note, hits, selected, onChosen, onPointed }: GroupProps) {
  if (hits.length === 0) return null;
  return (
    <ul {...GROUP} aria-labelledby={id}>
      <li className="suggestion-title" id={id} role="presentation">
        {title} {count !== undefined && <i>{formatCount(count)}</i>}
        {note && <span>{note}</span>}
      </li>
      {hits.map((hit) => (
        <li key={optionId(hit)} role="presentation">
          <Option hit={hit} isSelected={hit === selected} onChosen={onChosen} onPointed={onPointed}>
            <Inside hit={hit} />
          </Option>
        </li>
      ))}
    </ul>
  );
}
