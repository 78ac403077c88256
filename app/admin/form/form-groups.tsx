import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from '../ui/cx.ts';
import { firstField } from '../ui/focusable.ts';

export type FormGroupOf<Id extends string> = {
  id: Id;
  title: string;
  /** What it is about, beside its fields. */
  text: string;
  /** What is in it, in the list of the groups. */
  state: string;
  /** Something in it is not saved yet. */
  isChanged: boolean;
};

const PrefixContext = createContext('');

/** Brings a group into sight, and the focus into its first field. */
function goTo(id: string): void {
  const group = document.getElementById(id);
  if (!group) return;
  group.scrollIntoView({ block: 'start' });
  firstField(group)?.focus({ preventScroll: true });
}

type FormGroupsProps<Id extends string> = {
  groups: readonly FormGroupOf<Id>[];
  /** How full the form is, and what it lacks: names with the group that each stands in. */
  filled: { done: number; of: number; lacks: ReadonlyArray<{ name: string; group: Id }> };
  children: ReactNode;
};

/** A long form in named groups, with the list of them at its side. */
export function FormGroups<Id extends string>({ groups, filled, children }: FormGroupsProps<Id>) {
  const prefix = useId();
  const { done, of, lacks } = filled;
  return (
    <PrefixContext value={prefix}>
      <div className="grid gap-x-8 lg:grid-cols-[11.5rem_minmax(0,1fr)]">
        <nav aria-label="Formun bölümleri" className="sticky top-0 self-start max-lg:hidden">
          <ul className="grid gap-1">
            {groups.map((group) => (
              <li key={group.id}>
                <button
                  type="button"
                  onClick={() => goTo(`${prefix}${group.id}`)}
                  className="relative flex min-h-13 w-full items-center gap-2 rounded-control px-3 text-left hover:bg-surface-2"
                >
                  <span className="min-w-0 flex-1">
                    <span className="block text-14 font-semibold">{group.title}</span>
                    <span className="block truncate text-13 text-ink-2">{group.state}</span>
                  </span>
                  {group.isChanged && (
                    <span className="size-2 flex-none rounded-full bg-teal">
                      <span className="sr-only">, değişti</span>
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <div className="mt-3 border-t border-line px-3 pt-4">
            <p className="text-13 text-ink-2">
              <b className="text-21 font-semibold tracking-head text-ink">{done}</b> / {of} alan dolu
            </p>
            <div aria-hidden className="mt-2 h-1 overflow-hidden rounded-full bg-line">
              <div className="h-full bg-teal" style={{ width: `${(done / of) * 100}%` }} />
            </div>
            {lacks.length > 0 && (
              <p className="mt-2 text-13 text-ink-2">
                Eksik:{' '}
                {lacks.map(({ name, group }, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <button
                      type="button"
                      onClick={() => goTo(`${prefix}${group}`)}
                      className="min-h-6 underline underline-offset-3 hover:text-teal"
                    >
                      {name}
                    </button>
                  </span>
                ))}
              </p>
            )}
          </div>
        </nav>
        <div className="grid min-w-0">{children}</div>
      </div>
    </PrefixContext>
  );
}

/** One group of a long form: what it is at the left, its fields beside it. */
export function FormGroup({
  id,
  title,
  text,
  children,
}: Pick<FormGroupOf<string>, 'id' | 'title' | 'text'> & { children: ReactNode }) {
  const prefix = use(PrefixContext);
  return (
    <section
      id={`${prefix}${id}`}
      className={cx(
        'grid scroll-mt-2 gap-x-6 gap-y-4 border-line py-7 not-first:border-t first:pt-0 last:pb-0',
        'sm:grid-cols-[8.5rem_minmax(0,1fr)]',
      )}
    >
      <div>
        <h3 className="text-18 font-semibold tracking-[-.015em]">{title}</h3>
        <p className="mt-1 text-14 text-ink-2">{text}</p>
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
