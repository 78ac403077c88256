import { formatMoment } from '../../../domain/format.ts';
import { cx } from '../../ui/cx.ts';
import { Badge } from '../../ui/pill.tsx';
import { changesBetween } from './changes.ts';
import { deedOf, TONE_CLASS, type Version } from './version.ts';

function happenedIn(version: Version) {
  const changes = version.action === 'update' ? changesBetween(version.before, version.after) : [];
  const isActive = version.after?.isActive;
  return {
    action: version.action,
    changed: changes.map((change) => change.field),
    isActive: typeof isActive === 'boolean' ? isActive : null,
  };
}

type VersionListProps = {
  versions: readonly Version[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** The versions, newest first, one of them open beside. */
export function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <ol
      aria-label="Sürümler"
      className="grid gap-1 max-lg:max-h-64 max-lg:overflow-y-auto max-lg:border-b max-lg:border-line max-lg:p-1 max-lg:pb-3"
    >
      {versions.map((version, index) => {
        const { icon: Icon, tone, text } = deedOf(version.entity, happenedIn(version));
        return (
          <li key={version.id}>
            <button
              type="button"
              aria-current={version.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(version.id)}
              className="grid w-full grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-3 rounded-control p-2 text-left hover:bg-surface-2 aria-[current=true]:bg-mint aria-[current=true]:text-on-mint"
            >
              <span
                className={cx('grid size-9 place-items-center rounded-control', TONE_CLASS[tone])}
                aria-hidden
              >
                <Icon className="size-[18px]" />
              </span>
              <span className="min-w-0">
                <span className="block text-15 leading-snug font-semibold first-letter:uppercase">
                  {text}
                  {index === 0 && <Badge className="ml-2 bg-surface! align-middle text-ink!">Şimdiki</Badge>}
                </span>
                <span className="block text-14">
                  {version.actor}, <time dateTime={version.at}>{formatMoment(version.at)}</time>
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
