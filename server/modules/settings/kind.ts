import type { RecordKind } from '../../records/kinds.ts';

export const settingRecord = {
  name: 'settings',
  noun: 'Ayarlar',
  title: () => 'Site ayarları',
  json: ['values'],
  files: { values: 'inside' },
  isShown: '1 = 1',
  isPublic: true,
  isSingle: true,
} as const satisfies RecordKind;
