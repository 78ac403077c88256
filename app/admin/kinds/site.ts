import { LayoutTemplate, Settings } from 'lucide-react';
import { sectionItemWords, sectionWords } from '../../../domain/site/section.ts';
import { settingWords } from '../../../domain/site/setting.ts';
import type { PanelKind } from './kind.ts';

export const sectionKind = {
  ...sectionWords,
  name: 'sections',
  icon: LayoutTemplate,
  screen: 'site',
  files: { imageUrl: 'Sayfa bölümü' },
} satisfies PanelKind;

export const sectionItemKind = {
  ...sectionItemWords,
  name: 'sectionItems',
  icon: LayoutTemplate,
  screen: 'site',
  files: { data: 'Bölüm öğesi' },
} satisfies PanelKind;

export const settingKind = {
  ...settingWords,
  name: 'settings',
  icon: Settings,
  screen: 'settings',
  pastFields: { 'values.showPrices': 'Fiyatlar sitede görünsün' },
  files: { values: 'Site ayarları' },
} satisfies PanelKind;
