import type { z } from 'zod';
import { type LibraryDetail, mediaForm } from '../../../../domain/things/media-file.ts';
import type { RecordSpec } from '../../form/record-spec.ts';
import { mediaKind } from '../../kinds/media.ts';
import { media } from './media-api.ts';

export type MediaValues = z.input<typeof mediaForm>;
export type MediaOutput = z.output<typeof mediaForm>;

export const mediaSpec: RecordSpec<LibraryDetail, MediaValues, MediaOutput> = {
  kind: 'media',
  schema: mediaForm,
  empty: { name: '', alt: null, focalX: 50, focalY: 50 },
  toValues: ({ name, alt, focalX, focalY }) => ({ name, alt, focalX, focalY }),
  // A file comes by upload, so its form only ever changes one.
  create: () => Promise.reject(new TypeError('files are uploaded')),
  update: media.update,
  labels: mediaKind.fields,
  messages: {
    created: 'Dosya yüklendi.',
    updated: 'Dosya güncellendi.',
    failed: 'Dosya kaydedilirken hata oluştu!',
  },
};
