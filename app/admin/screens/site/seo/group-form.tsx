import type { SettingGroup } from '../../../../../domain/site/seo.ts';
import { FieldControl } from '../fields/field-control.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** The fields of one group of settings. */
export function GroupForm({ group, settings }: { group: SettingGroup; settings: SettingsForm }) {
  const { form, errors, set } = settings;
  if (!form) return null;
  return (
    <section aria-labelledby="bolum-adi">
      <h2 id="bolum-adi" className="flex min-h-13 items-center px-5 pt-1 text-16 font-semibold">
        {group.label}
      </h2>
      {group.note && (
        <p className="mx-5 mb-4 rounded-control bg-info-bg px-3.5 py-2.5 text-14 text-info">{group.note}</p>
      )}
      <div className="grid gap-4 px-5 pt-1 pb-6">
        {group.fields.map((rule) => (
          <div key={rule.key} data-field={rule.key} className="grid min-w-0">
            <FieldControl
              rule={rule}
              value={form.values[rule.key]}
              changed={form.values[rule.key].trim() !== (form.base[rule.key] ?? '')}
              error={errors[rule.key]}
              onChange={(value) => set(rule.key, typeof value === 'string' ? value : '')}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
