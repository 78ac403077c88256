/** What a number can be a measure of; those of one dimension are compared in its smallest unit. */
type Unit = { dimension: string; factor: number; label: string; written?: string };

const LENGTH = 'length';
const VOLUME = 'volume';
const MASS = 'mass';
const TIME = 'time';

/** Each way to write a unit, folded. `label` is what a measure is called whose text does not say it. */
const WRITTEN: ReadonlyArray<[words: string, unit: Unit]> = [
  ['mm milimetre', { dimension: LENGTH, factor: 1, label: 'ölçü' }],
  ['cm santim santimetre', { dimension: LENGTH, factor: 10, label: 'ölçü' }],
  ['m metre', { dimension: LENGTH, factor: 1000, label: 'uzunluk' }],
  ['µm mikron um', { dimension: LENGTH, factor: 0.001, label: 'incelik' }],
  ['nm', { dimension: LENGTH, factor: 0.000001, label: 'dalga boyu' }],
  ['inc inch', { dimension: 'inch', factor: 1, label: 'ölçü', written: 'inç' }],
  ['ml cc mililitre', { dimension: VOLUME, factor: 1, label: 'hacim' }],
  ['l lt ltr litre', { dimension: VOLUME, factor: 1000, label: 'hacim', written: 'litre' }],
  ['g gr gram', { dimension: MASS, factor: 1, label: 'ağırlık', written: 'g' }],
  ['kg kilo kilogram', { dimension: MASS, factor: 1000, label: 'ağırlık' }],
  ['sn saniye', { dimension: TIME, factor: 1, label: 'süre', written: 'saniye' }],
  ['dk dakika', { dimension: TIME, factor: 60, label: 'süre', written: 'dakika' }],
  ['saat', { dimension: TIME, factor: 3600, label: 'süre' }],
  ['ay', { dimension: 'months', factor: 1, label: 'süre' }],
  ['yil', { dimension: 'months', factor: 12, label: 'süre', written: 'yıl' }],
  ['derece', { dimension: 'angle', factor: 1, label: 'açı' }],
  ['rpm devir', { dimension: 'speed', factor: 1, label: 'devir' }],
  ['w watt', { dimension: 'power', factor: 1, label: 'güç', written: 'W' }],
  ['kw', { dimension: 'power', factor: 1000, label: 'güç', written: 'kW' }],
  ['ncm', { dimension: 'torque', factor: 1, label: 'tork', written: 'Ncm' }],
  ['mpa', { dimension: 'strength', factor: 1, label: 'dayanım', written: 'MPa' }],
  ['bar', { dimension: 'pressure', factor: 1, label: 'basınç' }],
  ['luks lux', { dimension: 'light', factor: 1, label: 'ışık', written: 'lüks' }],
  ['khz', { dimension: 'frequency', factor: 1, label: 'frekans', written: 'kHz' }],
  ['db', { dimension: 'noise', factor: 1, label: 'ses düzeyi', written: 'dB' }],
  ['adet tane parca', { dimension: 'pieces', factor: 1, label: 'adet' }],
];

const UNITS = new Map(
  WRITTEN.flatMap(([words, unit]) => words.split(' ').map((word) => [word, unit] as const)),
);

/** The unit that a folded word names; undefined where it names none. */
export function unitOf(word: string): Unit | undefined {
  return UNITS.get(word);
}

/** Whether a folded word is the name of a unit. */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}

/** What is measured, by the stem of the word that says so. */
const QUANTITIES: ReadonlyArray<[stem: string, label: string]> = [
  ['cap', 'çap'],
  ['boy', 'boy'],
  ['uzunluk', 'uzunluk'],
  ['yukseklik', 'yükseklik'],
  ['kalinlik', 'kalınlık'],
  ['genislik', 'genişlik'],
  ['derinlik', 'derinlik'],
  ['agirlik', 'ağırlık'],
  ['kapasite', 'kapasite'],
  ['hacim', 'hacim'],
  ['hazne', 'hacim'],
  ['tank', 'hacim'],
  ['tork', 'tork'],
  ['guc', 'güç'],
  ['sure', 'süre'],
  ['piksel', 'piksel'],
  ['voksel', 'voksel'],
  ['katman', 'katman'],
];

/** What a folded word says is measured, as it is called in a sentence; undefined where it says nothing of that. */
export function quantityOf(stem: string): string | undefined {
  return LABELS.get(stem);
}

const LABELS = new Map(QUANTITIES);
