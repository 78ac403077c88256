import type { Tint } from '../../../../domain/rules/tint.ts';
import type { PictureName } from './static-picture.tsx';

/** The four services. The first is the whole of it; the others can be had alone. */
export const WHOLE = {
  title: 'Komple klinik kurulumu',
  text: 'Mimari yerleşim, tesisat, ünit, görüntüleme, sterilizasyon ve mobilya. Anahtar teslim.',
  facts: ['3D yerleşim planı', 'Ruhsata uygun proje', 'Tek sözleşme'],
} as const;

export const PARTS: ReadonlyArray<{ title: string; text: string; tint: Tint; picture: PictureName }> = [
  {
    title: 'Modernizasyon',
    text: 'Çalışan kliniği kapatmadan, oda oda yeniliyoruz.',
    tint: 'mist',
    picture: 'unit',
  },
  {
    title: 'Personel eğitimi',
    text: 'Hekim ve yardımcılara cihaz, sterilizasyon ve bakım eğitimi; kendi kliniğinizde.',
    tint: 'sand',
    picture: 'scanner',
  },
  {
    title: 'Bakım ve destek',
    text: 'Planlı bakım, yerinde onarım ve yedek parça. Cihazın markası bizden olmasa da bakıma alıyoruz.',
    tint: 'paper',
    picture: 'handpiece',
  },
];

/** The four steps with the fewest and the most days that each takes. */
export const STEPS: ReadonlyArray<{
  title: string;
  text: string;
  days: string;
  least: number;
  most: number;
}> = [
  {
    title: 'İlk görüşme',
    text: 'Mekânı ölçer, tesisat noktalarını ve beklentinizi kayda geçiririz.',
    days: '1 gün',
    least: 1,
    most: 1,
  },
  {
    title: 'Planlama ve tasarım',
    text: 'Yerleşim planı, cihaz listesi ve kalem kalem teklif hazırlanır.',
    days: '3-5 gün',
    least: 3,
    most: 5,
  },
  {
    title: 'Malzeme temini',
    text: 'Cihaz, mobilya ve tesisat malzemesi depodan ve üreticiden toplanır.',
    days: '7-10 gün',
    least: 7,
    most: 10,
  },
  {
    title: 'Kurulum',
    text: 'Montaj, kalibrasyon ve ekip eğitimi; ilk hasta gününde teknisyen yanınızda.',
    days: '5-7 gün',
    least: 5,
    most: 7,
  },
];
