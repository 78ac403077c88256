import { z } from 'zod';
import { type Settings, settingFields } from '../../../../domain/site/setting.ts';
import type { RecordSpec } from '../../form/record-spec.ts';
import { api, read } from '../../lib/api.ts';
import { isApiError } from '../../lib/http.ts';

const COMPANY_KEYS = [
  'companyName',
  'siteUrl',
  'whatsapp',
  'showPrices',
  'mapLat',
  'mapLng',
  'mapZoom',
  'kvkkUrl',
  'privacyUrl',
  'creditName',
  'creditUrl',
  'vatRate',
  'messageMonths',
  'quoteMonths',
  'sessionDays',
  'logMonths',
  'consentText',
  'kvkkText',
] as const;
export type CompanyKey = (typeof COMPANY_KEYS)[number];

const companySchema = z.object({
  companyName: settingFields.companyName,
  siteUrl: settingFields.siteUrl,
  whatsapp: settingFields.whatsapp,
  showPrices: settingFields.showPrices,
  mapLat: settingFields.mapLat,
  mapLng: settingFields.mapLng,
  mapZoom: settingFields.mapZoom,
  kvkkUrl: settingFields.kvkkUrl,
  privacyUrl: settingFields.privacyUrl,
  creditName: settingFields.creditName,
  creditUrl: settingFields.creditUrl,
  vatRate: settingFields.vatRate,
  messageMonths: settingFields.messageMonths,
  quoteMonths: settingFields.quoteMonths,
  sessionDays: settingFields.sessionDays,
  logMonths: settingFields.logMonths,
  consentText: settingFields.consentText,
  kvkkText: settingFields.kvkkText,
});
export type CompanyValues = z.input<typeof companySchema>;
export type CompanyOutput = z.output<typeof companySchema>;
/** The settings as a row that a form can edit. */
export type SettingsRecord = Settings & { id: string };

function toValues(settings: Settings): Record<CompanyKey, string> {
  return Object.fromEntries(COMPANY_KEYS.map((key) => [key, settings[key]])) as Record<CompanyKey, string>;
}

export function toRecord(settings: Settings): SettingsRecord {
  return { ...settings, id: 'company' };
}

async function put(patch: Partial<CompanyOutput> & { version: number }): Promise<SettingsRecord> {
  return toRecord((await read(api.settings.$put({ json: patch }))) as Settings);
}

/** Whether a refused save lost only against other settings, such as those of the search engines. */
function onlyOthersChanged(error: unknown, opened: Settings): Settings | null {
  if (!isApiError(error, 409) || !error.current) return null;
  const current = error.current as Settings;
  return COMPANY_KEYS.every((key) => current[key] === opened[key]) ? current : null;
}

/** The company's settings as a form. All settings are one row: what others wrote elsewhere in it is no conflict. */
export function companySpec(
  opened: SettingsRecord,
): RecordSpec<SettingsRecord, CompanyValues, CompanyOutput> {
  return {
    kind: 'settings',
    schema: companySchema,
    empty: toValues(opened),
    toValues,
    create: (input) => put({ ...input, version: opened.version }),
    update: async (_id, patch) => {
      try {
        return await put(patch);
      } catch (error) {
        const current = patch.version === opened.version ? onlyOthersChanged(error, opened) : null;
        if (!current) throw error;
        return put({ ...patch, version: current.version });
      }
    },
    labels: {
      companyName: 'Şirket adı',
      siteUrl: 'Site adresi',
      whatsapp: 'WhatsApp numarası',
      showPrices: 'Fiyatlar sitede görünsün',
      mapLat: 'Enlem',
      mapLng: 'Boylam',
      mapZoom: 'Yakınlık',
      kvkkUrl: 'KVKK metninin adresi',
      privacyUrl: 'Gizlilik politikasının adresi',
      creditName: 'Yapımcının adı',
      creditUrl: 'Yapımcının adresi',
      vatRate: 'KDV oranı',
      messageMonths: 'Mesajların süresi',
      quoteMonths: 'Tekliflerin süresi',
      sessionDays: 'Cihazların süresi',
      logMonths: 'Güvenlik kayıtlarının süresi',
      consentText: 'Formdaki bilgilendirme',
      kvkkText: 'KVKK metni',
    },
    messages: {
      created: 'Değişiklikler kaydedildi!',
      updated: 'Değişiklikler kaydedildi!',
      failed: 'Kaydetme sırasında hata oluştu!',
    },
  };
}
