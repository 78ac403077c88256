import { useState } from 'react';
import type { PageKey } from '../../../../../domain/site/section-kind.ts';
import { cellWords } from '../../../../../domain/site/window.ts';
import { ConflictDialog } from '../../../form/conflict-dialog.tsx';
import { pageOf } from '../../../lib/site-paths.ts';
import { Pill } from '../../../ui/pill.tsx';
import { changeNames, changesOf } from '../model/changes.ts';
import { isUnsaved, savedOf } from '../model/kept-section.ts';
import { sectionKey } from '../model/section-state.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useViews } from '../preview/use-views.ts';
import { useSections } from '../site-api.ts';
import { useWindowDesk } from '../window/use-window-desk.ts';
import { WindowDrag } from '../window/window-drag.tsx';
import { WindowPane } from '../window/window-pane.tsx';
import { WindowTray } from '../window/window-tray.tsx';
import { Drafting } from './drafting.tsx';
import { EditorContext } from './editor-context.ts';
import { EditorFrame, type EditorTab } from './editor-frame.tsx';
import { SectionForm } from './section-form.tsx';
import { SectionList } from './section-list.tsx';
import { useFocusOnFault } from './use-focus-on-fault.ts';
import { usePart } from './use-part.ts';
import { useSave } from './use-save.ts';
import { useDraftsOfSections, useSectionDrafts } from './use-section-drafts.ts';
import { useSectionsState } from './use-sections-state.ts';
import { useSwitches } from './use-switches.ts';
import { useWide } from './use-wide.ts';

const WITH_WINDOW = 'homepage/hero';

/** The editor of one page: its sections, the open one's form, and the page as it will be. */
export function PageEditor({ page }: { page: PageKey }) {
  const rows = useSections();
  const sections = useSectionsState(page, rows.data, useDraftsOfSections());
  const { states, kept } = sections;
  const switches = useSwitches(sections);
  const views = useViews(page, states, rows.data);
  const [part, openPart] = usePart(states[0]?.kind.section ?? '');
  const save = useSave(page, sections, part);
  const drafts = useSectionDrafts(sections, part);
  const [tab, setTab] = useState<EditorTab>('form');
  const isWide = useWide();
  const { label = '', path = '/' } = pageOf(page) ?? {};
  const state = states.find(({ kind }) => kind.section === part) ?? states[0];
  const about = savedOf(states, kept, part);
  const unsaved = about.filter((own) => isUnsaved(own, kept.get(sectionKey(own.kind))));
  // What goes back to what is on the site is one change too.
  const count = unsaved.reduce((sum, own) => sum + Math.max(1, changesOf(own).length), 0);
  const names = changeNames(about);
  const conflict = save.conflict ?? drafts.conflict?.fields;
  const desk = useWindowDesk(
    states.find(({ kind }) => sectionKey(kind) === WITH_WINDOW),
    sections,
    views,
  );
  const isOnDesk =
    desk.isOpen && !desk.hasImage && state !== undefined && sectionKey(state.kind) === WITH_WINDOW;
  const off = states.filter(({ draft }) => !draft.isActive).length;
  useFocusOnFault({
    ...save,
    open: (field) => {
      setTab('form');
      openPart(field.split('|')[0]?.split('/')[1] ?? '');
    },
  });

  function pick(section: string) {
    const [ofPage, key] = section.split('/');
    if (ofPage !== page || !key) return;
    openPart(key);
    setTab('form');
  }
  return (
    <EditorContext
      value={{ sections, drafts, switches, desk, errors: save.errors, clearError: save.clearError }}
    >
      <WindowDrag desk={desk}>
        <EditorFrame
          editor={page}
          state={off === 0 ? <Pill>Yayında</Pill> : <Pill tone="warn">{off} bölüm kapalı</Pill>}
          answer={rows}
          work={{
            count,
            names,
            isSaving: save.isSaving,
            restoredAt: sections.restoredAt,
            hasUnsaved: () =>
              sections.latest.current.some((own) =>
                isUnsaved(own, sections.latestKept.current.get(sectionKey(own.kind))),
              ),
            forgetRestored: sections.forgetRestored,
            discard: () => {
              save.clearErrors();
              sections.discard();
            },
            save: () => void save.save(),
            draft: about.length > 0 ? 'Taslak, yayında değil' : undefined,
            drafting: (isWaiting) => (
              <Drafting
                about={about}
                isUnsaved={unsaved.length > 0}
                name={about[0] ? `${label}, ${about[0].kind.label}` : label}
                disabled={isWaiting || save.isSaving}
                sections={sections}
                drafts={drafts}
              />
            ),
          }}
          tab={tab}
          onTab={setTab}
          isOnDesk={isOnDesk}
          parts={
            state && rows.data && isOnDesk
              ? {
                  list: null,
                  form: <WindowTray desk={desk} />,
                  preview: (
                    <WindowPane
                      desk={desk}
                      label={label}
                      path={path}
                      views={views}
                      section={WITH_WINDOW}
                      onPick={() => undefined}
                    />
                  ),
                }
              : state && rows.data
                ? {
                    list: (
                      <SectionList chosen={state.kind.section} onChoose={(next) => pick(`${page}/${next}`)} />
                    ),
                    form: <SectionForm key={sectionKey(state.kind)} state={state} />,
                    preview: (isWide || tab === 'preview') && (
                      <PreviewPane
                        label={label}
                        path={path}
                        views={views}
                        section={sectionKey(state.kind)}
                        onPick={pick}
                      />
                    ),
                  }
                : null
          }
          conflict={
            conflict && (
              <ConflictDialog
                spec={{ labels: conflict.labels, show: (_key, value) => cellWords(value) ?? undefined }}
                who={drafts.conflict?.who ?? ''}
                base={{ values: conflict.base, version: 0 }}
                mine={conflict.mine}
                theirs={conflict.theirs}
                onResolve={save.conflict ? save.resolve : drafts.resolve}
                onLeave={save.conflict ? save.leaveConflict : drafts.leaveConflict}
              />
            )
          }
        />
      </WindowDrag>
    </EditorContext>
  );
}
