import { Image } from 'lucide-react';
import { mediaWords } from '../../../domain/things/media-file.ts';
import type { PanelKind } from './kind.ts';

export const mediaKind = {
  ...mediaWords,
  name: 'media',
  icon: Image,
  screen: 'media',
  opens: 'edit',
  fields: {
    name: 'Dosya adı',
    alt: 'Alternatif metin',
    focalX: 'Odak, soldan sağa',
    focalY: 'Odak, yukarıdan aşağı',
  },
  pastFields: {
    alt: 'Görsel açıklaması',
    folder: 'Klasör',
    focalX: 'Odak (yatay)',
    focalY: 'Odak (dikey)',
  },
  pictureFolder: 'images',
  files: { coverUrl: 'Belgenin ilk sayfası' },
} satisfies PanelKind;
