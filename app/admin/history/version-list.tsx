import { formatMoment } from '../../../domain/rules/format.ts';
import { changesBetween } from '../../../domain/things/changes.ts';
import { cx } from '../ui/cx.ts';
import { Badge } from '../ui/pill.tsx';
import { type Deed, deedOf, TONE_CLASS, type Version } from './version.ts';

/** One version in the list: what was done, by whom and when. */
export type VersionLine = { id: string; at: string; actor: string; deed: Deed; isNow: boolean };

function happenedIn(version: Version) {
  const changes = version.action === 'update' ? changesBetween(version.before, version.after) : [];
  const isActive = version.after?.isActive;
  return {
    action: version.action,
    changed: changes.map((change) => change.field),
    isActive: typeof isActive === 'boolean' ? isActive : null,
  };
}

/** The versions of a row, newest first, as lines. */
export function versionLines(versions: readonly Version[]): VersionLine[] {
  return versions.map((version, index) => ({
    id: version.id,
    at: version.at,
    actor: version.actor,
    deed: deedOf(version.entity, happenedIn(version)),
    isNow: index === 0,
  }));
}

type VersionListProps = {
  lines: readonly VersionLine[];
  chosen: string;
  /** What the newest is called: `Şimdiki`. */
  now?: string;
  onChoose: (id: string) => void;
};

/** What was done to a row, newest first; one of them is looked at. */
export function VersionList({ lines, chosen, now = 'Şimdiki', onChoose }: VersionListProps) {
  return (
    <ol
      aria-label="Sürümler"
      className="grid gap-1 max-lg:max-h-64 max-lg:overflow-y-auto max-lg:border-b max-lg:border-line max-lg:p-1 max-lg:pb-3"
    >
      {lines.map(({ id, at, actor, deed: { icon: Icon, tone, text }, isNow }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === chosen ? 'true' : undefined}
            onClick={() => onChoose(id)}
            className="grid w-full grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-3 rounded-control p-2 text-left hover:bg-surface-2 aria-[current=true]:bg-mint aria-[current=true]:text-on-mint"
          >
            <span
              className={cx('grid size-9 place-items-center rounded-control', TONE_CLASS[tone])}
              aria-hidden
            >
              <Icon className="size-[18px]" />
            </span>
            <span className="min-w-0">
              <span className="block text-15 leading-snug font-semibold wrap-anywhere first-letter:uppercase">
                {text}
                {isNow && <Badge className="ml-2 bg-surface! align-middle text-ink!">{now}</Badge>}
              </span>
              <span className="block text-14">
                {actor}, <time dateTime={at}>{formatMoment(at)}</time>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
