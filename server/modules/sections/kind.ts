import { PAGES } from '../../../domain/site/section-kind.ts';
import { sectionTitle } from '../../../domain/site/section-kinds.ts';
import type { RecordKind, Values } from '../../records/kinds.ts';
import { settleItem } from './checks.ts';

function itemTitle(row: Values): string {
  const data = (row.data ?? {}) as Values;
  const label = data.title ?? data.clinicName ?? data.label ?? data.name;
  return label ? `${row.name}: ${label}` : String(row.name);
}

export const sectionRecord = {
  name: 'sections',
  noun: 'Bölüm',
  title: (row) => sectionTitle(String(row.page), String(row.section)),
  json: ['content'],
  files: { imageUrl: 'address', content: 'inside' },
  place: 'own',
  isShown: 'sections."isActive"',
  isPublic: true,
  pageOf: (_db, { page }) => PAGES.find(({ key }) => key === page)?.path ?? '/',
  readBy: { owner: 'page' },
  group: 'site',
  area: 'site',
} as const satisfies RecordKind;

export const itemRecord = {
  name: 'sectionItems',
  noun: 'Bölüm öğesi',
  title: itemTitle,
  json: ['data'],
  orderWithin: 'sectionId',
  owner: { kind: 'sections', column: 'sectionId' },
  files: { data: 'inside' },
  place: 'owner',
  isShown: `"sectionItems"."isActive" and exists (
    select 1 from sections s where s.id = "sectionItems"."sectionId" and s."isActive")`,
  isPublic: true,
  group: 'site',
  area: 'site',
  settle: settleItem,
} as const satisfies RecordKind;
