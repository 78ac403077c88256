import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { UploadsContext } from '../../../files/uploads.ts';
import { useLeaveQuestion } from '../../../form/use-leave-question.ts';
import { errorSentence, statusLine } from '../../../lib/notices.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';
import type { EditorKey } from '../../../lib/site-paths.ts';
import { cx } from '../../../ui/cx.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveBar } from './save-bar.tsx';

const TABS = [
  { value: 'form', label: 'Form' },
  { value: 'preview', label: 'Önizleme' },
] as const;
/** What a phone shows of an editor. */
export type EditorTab = (typeof TABS)[number]['value'];

type Work = {
  /** How many changes are unsaved, and of what. */
  count: number;
  names: string;
  isSaving: boolean;
  /** When unsaved work of another time was kept that is back now. */
  restoredAt: string | null;
  hasUnsaved: () => boolean;
  forgetRestored: () => void;
  discard: () => void;
  save: () => void;
  /** What is told where nothing is unsaved: the draft that stands there. */
  draft?: string | undefined;
  /** Beside saving: keeping a draft, giving it a date. Knows whether a picture is on its way. */
  drafting?: (isWaiting: boolean) => ReactNode;
};

type EditorFrameProps = {
  editor: EditorKey;
  /** Beside the name of what is edited. */
  state: ReactNode;
  answer: Pick<UseQueryResult, 'isError' | 'error' | 'isFetching' | 'refetch'>;
  work: Work;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  /** Whether the window is being arranged: the parts give their room to the previews. */
  isOnDesk?: boolean;
  /** Null until there is something to edit. */
  parts: { list: ReactNode; form: ReactNode; preview: ReactNode } | null;
  /** The question about a conflict, while there is one. */
  conflict: ReactNode;
};

/** The screen of an editor: its parts, the open one's form, a preview, and what becomes of unsaved work. */
export function EditorFrame(props: EditorFrameProps) {
  const { editor, answer, work, tab, parts, conflict, isOnDesk = false } = props;
  const right = editor === 'seo' ? 'settings:write' : 'site:write';
  const [uploads, setUploads] = useState(0);
  const question = useLeaveQuestion(work.hasUnsaved);
  useShortcut('mod+s', 'Değişiklikleri kaydet', () => uploads === 0 && work.save(), 'page', !conflict);

  if (answer.isError && !parts) {
    return (
      <div className="p-6">
        <ErrorState
          title={`Hata: ${errorSentence(answer.error)}`}
          detail={statusLine(answer.error)}
          busy={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      </div>
    );
  }
  return (
    <>
      <div className="flex flex-col pb-[calc(3.5rem+env(safe-area-inset-bottom))] lg:h-dvh lg:pb-0">
        <EditorHeader editor={editor} state={props.state} right={right} />
        {parts ? (
          <UploadsContext value={(change) => setUploads((running) => running + change)}>
            {work.restoredAt && work.count > 0 && (
              <RestoredNotice
                at={work.restoredAt}
                names={work.names}
                onContinue={work.forgetRestored}
                onDiscard={work.discard}
              />
            )}
            <div
              className={cx(
                'min-h-0 flex-1 lg:grid',
                isOnDesk
                  ? 'max-lg:flex max-lg:flex-col lg:grid-cols-[22rem_minmax(0,1fr)]'
                  : 'lg:grid-cols-[15rem_22rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_25.5rem_minmax(0,1fr)]',
              )}
            >
              <div
                hidden={isOnDesk}
                className="border-line max-lg:mt-3 max-lg:border-y relative lg:overflow-y-auto lg:border-r lg:bg-surface"
              >
                {parts.list}
              </div>
              <div hidden={isOnDesk} className="px-4 pt-3 lg:hidden">
                <Segmented
                  label="Form ya da önizleme"
                  value={tab}
                  options={TABS}
                  onChange={props.onTab}
                  className="w-full *:flex-1"
                />
              </div>
              <div
                inert={work.isSaving}
                className={cx(
                  'bg-surface relative lg:overflow-y-auto lg:border-r lg:border-line max-lg:mt-3',
                  tab === 'preview' && !isOnDesk && 'max-lg:hidden',
                )}
              >
                {parts.form}
              </div>
              {parts.preview}
            </div>
            <SaveBar
              count={work.count}
              names={work.names}
              busy={work.isSaving}
              uploads={uploads}
              right={right}
              draft={work.draft}
              onSave={work.save}
              onDiscard={work.discard}
            >
              {work.drafting?.(uploads > 0)}
            </SaveBar>
          </UploadsContext>
        ) : (
          <EditorSkeleton />
        )}
      </div>
      <LeaveDialog
        open={question.asking}
        names={work.names}
        onStay={question.stay}
        onKeep={question.leave}
        onDiscard={() => {
          work.discard();
          question.leave();
        }}
      />
      {conflict}
    </>
  );
}
