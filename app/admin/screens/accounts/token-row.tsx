import { formatCount, formatDate } from '../../../../domain/rules/format.ts';
import { scopeWords } from '../../../../domain/scopes.ts';
import { When } from '../../frame/when.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Badge } from '../../ui/pill.tsx';
import type { ApiToken } from './tokens-api.ts';

/** The columns of the list, shared by its head and its rows. */
export const TOKEN_COLUMNS =
  'md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,.8fr)_6.5rem]';

function endOf({ expiresAt }: ApiToken, now: Date): { words: string; isWarned: boolean } {
  if (expiresAt === null) return { words: 'Süresiz', isWarned: true };
  const isOver = Date.parse(expiresAt) <= now.getTime();
  return {
    words: isOver ? `${formatDate(expiresAt)}, süresi doldu` : formatDate(expiresAt),
    isWarned: isOver,
  };
}

type RowProps = { token: ApiToken; isNew: boolean; now: Date; onRevoke: () => void };

/** A token of another program: what it may do, when it was used last, when it ends. */
export function TokenRow({ token, isNew, now, onRevoke }: RowProps) {
  const end = endOf(token, now);
  return (
    <li className={cx('grid gap-x-5 gap-y-2 px-5 py-3 md:items-center', TOKEN_COLUMNS)}>
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-15 font-semibold wrap-anywhere">
          {token.name}
          {isNew && <Badge>yeni</Badge>}
        </h3>
        <p className="text-14 text-ink-2">
          <code>vtn_…{token.hint}</code>
        </p>
      </div>
      <ul aria-label={`${token.name}: kapsam`} className="flex flex-wrap gap-1.5">
        {token.scopes.map((scope) => {
          const { thing, does } = scopeWords(scope);
          const tone = does === 'yazar' ? 'bg-warn-bg text-warn' : 'bg-paper-2 text-ink';
          return (
            <li key={scope} className={cx('rounded-tile px-2 py-1.5 text-13 leading-none font-medium', tone)}>
              {thing.toLocaleLowerCase('tr')} {does}
            </li>
          );
        })}
      </ul>
      <p className="text-15 text-ink-2">
        {token.lastUsedAt ? (
          <>
            <When iso={token.lastUsedAt} now={now} />; {formatCount(token.uses)} istek
          </>
        ) : (
          'Daha kullanılmadı'
        )}
      </p>
      <p className={cx('text-15', end.isWarned ? 'text-warn' : 'text-ink-2')}>{end.words}</p>
      <Button
        variant="danger"
        aria-label={`${token.name}: İptal et`}
        onClick={onRevoke}
        className="justify-self-start"
      >
        İptal et
      </Button>
    </li>
  );
}
