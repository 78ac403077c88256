import { useState } from 'react';
import type { PageKey } from '../../../../domain/section/kind.ts';
import { cx } from '../../../ui/cx.ts';
import { Pill } from '../../../ui/pill.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ConflictDialog } from '../../shared/form/conflict-dialog.tsx';
import { UploadsContext } from '../../shared/form/uploads.ts';
import { useLeaveQuestion } from '../../shared/form/use-leave-question.ts';
import { errorSentence, statusLine } from '../../shared/notices.ts';
import { useShortcut } from '../../shared/shortcuts.ts';
import { changeNames, changesOf } from '../model/changes.ts';
import { sectionKey } from '../model/section-state.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useViews } from '../preview/use-views.ts';
import { pageOf, useSections } from '../site-api.ts';
import { EditorContext } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { SaveBar } from './save-bar.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionList } from './section-list.tsx';
import { useFocusOnFault } from './use-focus-on-fault.ts';
import { usePart } from './use-part.ts';
import { useSave } from './use-save.ts';
import { useSectionsState } from './use-sections-state.ts';
import { useSwitches } from './use-switches.ts';
import { useWide } from './use-wide.ts';

const TABS = [
  { value: 'form', label: 'Form' },
  { value: 'preview', label: 'Önizleme' },
] as const;

/** The editor of one page: its sections, the open one's form, and the page as it will be. */
export function PageEditor({ page }: { page: PageKey }) {
  const rows = useSections();
  const sections = useSectionsState(page, rows.data);
  const { states } = sections;
  const save = useSave(page, sections);
  const switches = useSwitches(sections);
  const views = useViews(page, states, rows.data);
  const [part, openPart] = usePart(states[0]?.kind.section ?? '');
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  const [uploads, setUploads] = useState(0);
  const isWide = useWide();
  const { label = '', path = '/' } = pageOf(page) ?? {};
  const state = states.find(({ kind }) => kind.section === part) ?? states[0];
  const count = states.reduce((sum, own) => sum + changesOf(own).length, 0);
  const names = changeNames(states);
  const off = states.filter(({ draft }) => !draft.isActive).length;
  const question = useLeaveQuestion(() => sections.latest.current.some((own) => changesOf(own).length > 0));
  useFocusOnFault({
    ...save,
    open: (field) => {
      setTab('form');
      openPart(field.split('|')[0]?.split('/')[1] ?? '');
    },
  });
  useShortcut(
    'mod+s',
    'Değişiklikleri kaydet',
    () => uploads === 0 && void save.save(),
    'page',
    !save.conflict,
  );

  function pick(section: string) {
    const [ofPage, key] = section.split('/');
    if (ofPage !== page || !key) return;
    openPart(key);
    setTab('form');
  }
  if (rows.isError && !rows.data) {
    return (
      <div className="p-6">
        <ErrorState
          title={`Hata: ${errorSentence(rows.error)}`}
          detail={statusLine(rows.error)}
          busy={rows.isFetching}
          onRetry={() => void rows.refetch()}
        />
      </div>
    );
  }
  return (
    <EditorContext value={{ sections, switches, errors: save.errors, clearError: save.clearError }}>
      <div className="flex flex-col pb-[calc(3.5rem+env(safe-area-inset-bottom))] lg:h-dvh lg:pb-0">
        <EditorHeader
          editor={page}
          state={off === 0 ? <Pill>Yayında</Pill> : <Pill tone="warn">{off} bölüm kapalı</Pill>}
        />
        {!state || !rows.data ? (
          <div className="grid flex-1 place-items-center p-10">
            <Spinner />
          </div>
        ) : (
          <UploadsContext value={(change) => setUploads((running) => running + change)}>
            {sections.restoredAt && count > 0 && (
              <RestoredNotice
                at={sections.restoredAt}
                names={names}
                onContinue={sections.forgetRestored}
                onDiscard={sections.discard}
              />
            )}
            <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[15rem_22rem_minmax(0,1fr)] xl:grid-cols-[17.5rem_25.5rem_minmax(0,1fr)]">
              <div className="border-line max-lg:mt-3 max-lg:border-y relative lg:overflow-y-auto lg:border-r lg:bg-surface">
                <SectionList chosen={state.kind.section} onChoose={(next) => pick(`${page}/${next}`)} />
              </div>
              <div className="px-4 pt-3 lg:hidden">
                <Segmented
                  label="Form ya da önizleme"
                  value={tab}
                  options={TABS}
                  onChange={setTab}
                  className="w-full *:flex-1"
                />
              </div>
              <div
                inert={save.isSaving}
                className={cx(
                  'bg-surface relative lg:overflow-y-auto lg:border-r lg:border-line max-lg:mt-3',
                  tab === 'preview' && 'max-lg:hidden',
                )}
              >
                <SectionForm key={sectionKey(state.kind)} state={state} />
              </div>
              {(isWide || tab === 'preview') && (
                <PreviewPane
                  label={label}
                  path={path}
                  views={views}
                  section={sectionKey(state.kind)}
                  onPick={pick}
                />
              )}
            </div>
            <SaveBar
              count={count}
              names={names}
              busy={save.isSaving}
              uploads={uploads}
              onSave={() => void save.save()}
              onDiscard={() => {
                save.clearErrors();
                sections.discard();
              }}
            />
          </UploadsContext>
        )}
      </div>
      <LeaveDialog
        open={question.asking}
        names={names}
        onStay={question.stay}
        onKeep={question.leave}
        onDiscard={() => {
          sections.discard();
          question.leave();
        }}
      />
      {save.conflict && (
        <ConflictDialog
          spec={{ labels: save.conflict.labels }}
          base={{ values: save.conflict.base, version: 0 }}
          mine={save.conflict.mine}
          theirs={save.conflict.theirs}
          onResolve={save.resolve}
          onLeave={save.leaveConflict}
        />
      )}
    </EditorContext>
  );
}
