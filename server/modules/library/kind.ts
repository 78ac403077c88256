import { mediaWords } from '../../../domain/things/media-file.ts';
import type { RecordKind } from '../../records/kinds.ts';

export const mediaRecord = {
  name: 'media',
  noun: mediaWords.title,
  title: (row) => String(row.name),
  search: (row) => [row.name, row.alt],
  nameColumn: 'name',
  files: { coverUrl: 'address' },
  isPublic: true,
  readBy: { row: 'url' },
  found: {
    detail: `coalesce(media.alt, '')`,
    picture: `case when media.kind = 'image' then media.url else media."coverUrl" end`,
    only: 'media."replacedById" is null',
  },
} as const satisfies RecordKind;
