import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SETTING_GROUPS } from '../../../../../domain/site/seo.ts';
import {
  SETTING_KEYS,
  type SettingKey,
  type Settings,
  type SettingsPatch,
  type SettingValues,
  settingsPatch,
} from '../../../../../domain/site/setting.ts';
import { dropDraft, readDraft, writeDraft } from '../../../form/drafts.ts';
import { api, read } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/http.ts';
import { notifyDone, notifyFailed } from '../../../lib/notices.ts';
import { refreshThing } from '../../../lib/query-client.ts';
import { loads } from '../editor/broken-images.ts';

const DRAFT = 'site:seo';
const REST_MS = 300;
const FAILED = 'Kaydetme sırasında hata oluştu!';

export type SettingErrors = Partial<Record<SettingKey, string>>;
type Form = { base: Settings; values: SettingValues };

const FIELDS = SETTING_GROUPS.flatMap((group) => group.fields);
export const SETTING_LABELS = Object.fromEntries(FIELDS.map((field) => [field.key, field.label])) as Record<
  SettingKey,
  string
>;

function valuesOf(settings: Settings): SettingValues {
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, settings[key] ?? ''])) as SettingValues;
}

/** The settings that were edited, as they are stored. */
export function changedSettings({ base, values }: Form): Partial<SettingValues> {
  const changed = SETTING_KEYS.filter((key) => values[key].trim() !== (base[key] ?? ''));
  return Object.fromEntries(changed.map((key) => [key, values[key].trim()]));
}

function open(stored: Settings): { form: Form; restoredAt: string | null } {
  const plain = { base: stored, values: valuesOf(stored) };
  const kept = readDraft<SettingValues>(DRAFT);
  if (!kept) return { form: plain, restoredAt: null };
  const base = { ...valuesOf(stored), ...kept.base.values, version: kept.base.version };
  const form = { base, values: { ...valuesOf(stored), ...kept.values } };
  return Object.keys(changedSettings(form)).length > 0
    ? { form, restoredAt: kept.savedAt }
    : { form: plain, restoredAt: null };
}

function keep(form: Form): void {
  if (Object.keys(changedSettings(form)).length === 0) dropDraft(DRAFT);
  else writeDraft(DRAFT, form.values, { values: valuesOf(form.base), version: form.base.version });
}

async function findErrors(changed: Partial<SettingValues>): Promise<SettingErrors> {
  const parsed = settingsPatch.safeParse(changed);
  if (!parsed.success)
    return Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  return changed.ogImage && !(await loads(changed.ogImage)) ? { ogImage: 'Görsel yüklenemedi' } : {};
}

/** The settings of the head while they are edited: unsaved copy, saving, refusals, conflicts. */
export function useSettingsForm() {
  const client = useQueryClient();
  const stored = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await read(api.settings.$get())) as Settings,
  });
  const [form, setForm] = useState<Form | null>(null);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [errors, setErrors] = useState<SettingErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Settings | null>(null);
  const latest = useRef<Form | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function change(next: Form) {
    latest.current = next;
    setForm(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current && keep(latest.current), REST_MS);
  }
  const apply = useRef(change);
  apply.current = change;
  useEffect(() => {
    if (!stored.data) return;
    if (!latest.current) {
      const opened = open(stored.data);
      setRestoredAt(opened.restoredAt);
      apply.current(opened.form);
    } else if (Object.keys(changedSettings(latest.current)).length === 0) {
      apply.current({ base: stored.data, values: valuesOf(stored.data) });
    }
  }, [stored.data]);
  useEffect(() => {
    const keepNow = () => latest.current && keep(latest.current);
    window.addEventListener('pagehide', keepNow);
    return () => {
      window.removeEventListener('pagehide', keepNow);
      clearTimeout(timer.current);
      keepNow();
    };
  }, []);

  function refuse(found: SettingErrors) {
    setErrors(found);
    setRefusals((count) => count + 1);
  }

  async function send(changed: Partial<SettingValues>, version: number) {
    try {
      const answer = (await read(
        api.settings.$put({ json: { ...(changed as SettingsPatch), version } }),
      )) as Settings;
      change({ base: answer, values: valuesOf(answer) });
      setRestoredAt(null);
      setErrors({});
      client.setQueryData(['settings'], answer);
      notifyDone('Değişiklikler kaydedildi!');
      void refreshThing(client, 'settings', 'sections', 'preview');
    } catch (error) {
      if (isApiError(error, 409) && error.current) return setTheirs(error.current as Settings);
      if (isApiError(error, 422)) refuse(error.fields);
      notifyFailed(FAILED, error);
    }
  }

  async function save() {
    const now = latest.current;
    if (!now || isSaving) return;
    const changed = changedSettings(now);
    if (Object.keys(changed).length === 0) return;
    setSaving(true);
    const wrong = await findErrors(changed);
    if (Object.keys(wrong).length > 0) refuse(wrong);
    else await send(changed, now.base.version);
    setSaving(false);
  }

  /** Saves what was chosen in a conflict, on top of the newer settings. */
  async function resolve(chosen: Record<string, unknown>) {
    if (!theirs) return;
    change({ base: theirs, values: { ...valuesOf(theirs), ...(chosen as Partial<SettingValues>) } });
    setTheirs(null);
    await save();
  }

  return {
    stored,
    form,
    errors,
    refusals,
    isSaving,
    restoredAt,
    theirs,
    hasUnsaved: () => latest.current !== null && Object.keys(changedSettings(latest.current)).length > 0,
    set(key: SettingKey, value: string) {
      if (!latest.current) return;
      change({ ...latest.current, values: { ...latest.current.values, [key]: value } });
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => name !== key)));
    },
    save,
    resolve,
    leaveConflict: () => setTheirs(null),
    forgetRestored: () => setRestoredAt(null),
    discard() {
      if (!latest.current) return;
      const { base } = latest.current;
      setErrors({});
      setRestoredAt(null);
      change({ base, values: valuesOf(base) });
      keep({ base, values: valuesOf(base) });
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
