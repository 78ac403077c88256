import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Right } from '../../../../../domain/rights.ts';
import { ReadOnlyNote } from '../../../frame/read-only-note.tsx';
import { type EditorKey, editorLabel, pageOf, sitePath } from '../../../lib/site-paths.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LastPublished } from './last-published.tsx';

type EditorHeaderProps = {
  editor: EditorKey;
  state?: ReactNode;
  /** What saving takes. */
  right: Right;
};

/** The way back, what is edited, when it was published, and the page itself. */
export function EditorHeader({ editor, state, right }: EditorHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-4 lg:h-16 lg:flex-none lg:flex-nowrap lg:border-b lg:border-line lg:bg-surface lg:px-6 lg:pt-0">
      <Link
        to={sitePath()}
        aria-label="Site özelleştirmeye dön"
        className="grid size-11 flex-none place-items-center rounded-control hover:bg-surface-2"
      >
        <ArrowLeft aria-hidden />
      </Link>
      <h1 className="text-21 font-semibold tracking-head">{editorLabel(editor)}</h1>
      {state}
      <ReadOnlyNote right={right} className="max-lg:w-full max-lg:pl-14" />
      <LastPublished page={editor} className="ml-auto max-lg:w-full max-lg:pl-14" />
      <a
        href={pageOf(editor)?.path ?? '/'}
        target="_blank"
        rel="noreferrer"
        className={cx(buttonClass({ variant: 'ghost' }), 'max-lg:hidden')}
      >
        Siteyi gör
        <ArrowUpRight aria-hidden />
      </a>
    </header>
  );
}
