import type { Change } from '../../../domain/things/changes.ts';
import type { KindName } from '../../../domain/things/row.ts';
import { Picture } from '../files/picture.tsx';
import { cx } from '../ui/cx.ts';
import { fieldLabel } from './labels.ts';
import { type Names, picturesOf, valueText } from './value-text.ts';
import { type Part, wordChanges } from './word-changes.ts';

type Side = 'before' | 'after';
const LOOK: Record<Side, { word: string; box: string; mark: string }> = {
  before: { word: 'Önce', box: 'border-danger', mark: 'bg-danger-bg text-danger line-through' },
  after: { word: 'Sonra', box: 'border-ok', mark: 'bg-ok-bg text-ok font-medium no-underline' },
};

/** What a field shows, before its addresses. */
function Pictures({ of: pictures }: { of: readonly string[] }) {
  if (pictures.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {pictures.map((picture) => (
        <Picture
          key={picture}
          src={picture}
          alt=""
          contain
          small={pictures.length > 1}
          className={cx('aspect-4/3 rounded-tile', pictures.length > 1 ? 'w-20' : 'w-32')}
        />
      ))}
    </span>
  );
}

type ValueProps = { side: Side; parts: readonly Part[]; pictures: readonly string[] };

function Value({ side, parts, pictures }: ValueProps) {
  const Mark = side === 'before' ? 'del' : 'ins';
  const look = LOOK[side];
  const empty = parts.length === 0;
  return (
    <div className={cx('grid content-start gap-1.5 border-l-3 bg-surface-2 px-3.5 py-2.5', look.box)}>
      <span className="text-13 font-medium text-ink-2">{look.word}</span>
      <Pictures of={pictures} />
      <p
        className={cx(
          'max-h-64 overflow-y-auto wrap-anywhere whitespace-pre-wrap',
          pictures.length > 0 && 'text-13',
        )}
      >
        {empty && <i className="text-ink-2">Boş</i>}
        {parts.map((part) =>
          part.changed ? (
            <Mark key={part.at} className={cx('rounded-tile', look.mark)}>
              {part.text}
            </Mark>
          ) : (
            <span key={part.at}>{part.text}</span>
          ),
        )}
      </p>
    </div>
  );
}

type ChangeListProps = {
  kind: KindName;
  changes: readonly Change[];
  names: Names;
  /** The currency of the row in both versions. */
  currencies?: Partial<Record<Side, unknown>>;
  /** The heading of a field stands below the one around the list. */
  heading?: 'h4' | 'h5';
};

/** The fields that a new row began with. */
export function FieldList({ kind, changes, names, currencies }: ChangeListProps) {
  return (
    <dl className="grid gap-x-6 border-t border-line sm:grid-cols-[11rem_minmax(0,1fr)]">
      {changes.map(({ field, after }) => {
        const pictures = picturesOf(field, after);
        return (
          <div
            key={field}
            className="grid gap-1 border-b border-line py-2.5 sm:col-span-2 sm:grid-cols-subgrid"
          >
            <dt className="text-ink-2">{fieldLabel(kind, field)}</dt>
            <dd
              className={cx(
                'grid gap-1.5 wrap-anywhere whitespace-pre-wrap',
                pictures.length > 0 && 'text-13 text-ink-2',
              )}
            >
              <Pictures of={pictures} />
              {valueText(field, after, names, currencies?.after)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Fields in two versions, one beside the other, with what differs marked. */
export function ChangeList({ kind, changes, names, currencies, heading: Heading = 'h4' }: ChangeListProps) {
  return (
    <ul className="grid gap-4">
      {changes.map(({ field, before, after }) => {
        const texts = wordChanges(
          valueText(field, before, names, currencies?.before),
          valueText(field, after, names, currencies?.after),
        );
        return (
          <li key={field} className="grid gap-1.5">
            <Heading className="text-15 font-semibold">{fieldLabel(kind, field)}</Heading>
            <div className="grid gap-1.5 sm:grid-cols-2">
              <Value side="before" parts={texts.before} pictures={picturesOf(field, before)} />
              <Value side="after" parts={texts.after} pictures={picturesOf(field, after)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
