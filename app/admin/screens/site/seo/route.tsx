import { useState } from 'react';
import type { MetaFunction } from 'react-router';
import { SETTING_GROUPS } from '../../../../../domain/site/seo.ts';
import { type SettingKey, type SettingValues, withDefaults } from '../../../../../domain/site/setting.ts';
import { ConflictDialog } from '../../../form/conflict-dialog.tsx';
import { HistoryButton } from '../../../history/history-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EditorFrame, type EditorTab } from '../editor/editor-frame.tsx';
import { useFocusOnFault } from '../editor/use-focus-on-fault.ts';
import { usePart } from '../editor/use-part.ts';
import { GroupForm } from './group-form.tsx';
import { SearchPreview, SocialPreview } from './previews.tsx';
import { SHOWN_PAGES, type ShownPage, usePageTexts } from './use-page-texts.ts';
import { changedSettings, SETTING_LABELS, useSettingsForm } from './use-settings-form.ts';

export const handle = { rail: true };
export const meta: MetaFunction = () => [{ title: 'SEO | Yönetim paneli' }];

function groupOf(key: string): string {
  return SETTING_GROUPS.find((group) => group.fields.some((field) => field.key === key))?.key ?? '';
}

function Previews({ values, className }: { values: SettingValues; className?: string }) {
  const [page, setPage] = useState<ShownPage>('homepage');
  const texts = usePageTexts(page, values);
  const { companyName, twitterCard } = withDefaults(values);
  return (
    <section aria-label="Canlı önizleme" className={cx('min-w-0 lg:overflow-y-auto', className)}>
      <div className="grid max-w-150 gap-6 p-4 lg:p-6">
        <Field label="Önizlenen sayfa">
          <Select
            options={SHOWN_PAGES}
            value={page}
            onChange={(event) => setPage(event.target.value as ShownPage)}
          />
        </Field>
        {texts ? (
          <>
            <SearchPreview texts={texts} company={companyName} />
            <SocialPreview texts={texts} card={twitterCard} />
          </>
        ) : (
          <Spinner />
        )}
      </div>
    </section>
  );
}

function GroupList({
  chosen,
  changed,
  errors,
  onChoose,
}: {
  chosen: string;
  changed: readonly string[];
  errors: readonly string[];
  onChoose: (group: string) => void;
}) {
  return (
    <nav aria-label="Bölümler" className="bg-surface py-2">
      <h2 className="px-5 pt-3.5 pb-2 text-16 font-semibold max-lg:sr-only">Bölümler</h2>
      <ul className="relative max-lg:flex max-lg:overflow-x-auto max-lg:px-3">
        {SETTING_GROUPS.map((group) => {
          const isFaulty = errors.some((key) => groupOf(key) === group.key);
          const isEdited = changed.some((key) => groupOf(key) === group.key);
          return (
            <li key={group.key} className="flex-none">
              <button
                type="button"
                aria-current={group.key === chosen ? 'true' : undefined}
                onClick={() => onChoose(group.key)}
                className={cx(
                  'flex min-h-13 w-full items-center gap-2 px-5 text-left font-medium whitespace-nowrap -outline-offset-2 max-lg:rounded-control max-lg:px-3',
                  group.key === chosen ? 'bg-mint font-semibold text-on-mint' : 'hover:bg-surface-2',
                )}
              >
                {group.label}
                {(isFaulty || isEdited) && (
                  <span
                    aria-hidden
                    className={cx('size-2 rounded-full', isFaulty ? 'bg-danger' : 'bg-coral')}
                  />
                )}
                <span className="sr-only">
                  {isFaulty ? 'Düzeltilecek alan var' : isEdited ? 'Kaydedilmedi' : ''}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export default function SeoEditor() {
  const settings = useSettingsForm();
  const { form, errors, theirs } = settings;
  const [part, openPart] = usePart(SETTING_GROUPS[0]?.key ?? '');
  const [tab, setTab] = useState<EditorTab>('form');
  const group = SETTING_GROUPS.find((own) => own.key === part) ?? SETTING_GROUPS[0];
  const changed = form ? (Object.keys(changedSettings(form)) as SettingKey[]) : [];
  const names = changed.map((key) => (SETTING_LABELS[key] ?? key).toLocaleLowerCase('tr')).join(', ');

  useFocusOnFault({
    ...settings,
    open: (field) => {
      setTab('form');
      openPart(groupOf(field));
    },
  });

  return (
    <EditorFrame
      editor="seo"
      state={<HistoryButton entity="settings" id="site" name="Site ayarları" onRestored={settings.discard} />}
      answer={settings.stored}
      work={{ ...settings, count: changed.length, names, save: () => void settings.save() }}
      tab={tab}
      onTab={setTab}
      parts={
        form && group
          ? {
              list: (
                <GroupList
                  chosen={group.key}
                  changed={changed}
                  errors={Object.keys(errors)}
                  onChoose={(next) => {
                    openPart(next);
                    setTab('form');
                  }}
                />
              ),
              form: <GroupForm key={group.key} group={group} settings={settings} />,
              preview: (
                <Previews values={form.values} {...(tab === 'form' && { className: 'max-lg:hidden' })} />
              ),
            }
          : null
      }
      conflict={
        theirs &&
        form && (
          <ConflictDialog
            spec={{ labels: SETTING_LABELS as Record<string, string> }}
            base={{ values: form.base as Record<string, unknown>, version: form.base.version }}
            mine={form.values as Record<string, unknown>}
            theirs={theirs as Record<string, unknown>}
            onResolve={settings.resolve}
            onLeave={settings.leaveConflict}
          />
        )
      }
    />
  );
}
