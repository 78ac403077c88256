import { type Unit, unitIn } from '../rules/unit.ts';

/**
 * The words that a running text names units by, folded, under the names of those units. Fewer than a field for units takes:
 * there `a`, `in` and `min` are nothing else. `label` is what a measure is called whose text does not say it, `written` its
 * unit where a sentence has another word for it.
 */
const SPOKEN: ReadonlyArray<readonly [name: string, words: string, label: string, written?: string]> = [
  ['mm', 'mm milimetre', 'ölçü'],
  ['cm', 'cm santim santimetre', 'ölçü'],
  ['m', 'm metre', 'uzunluk'],
  ['µm', 'µm mikron um', 'incelik'],
  ['nm', 'nm', 'dalga boyu'],
  ['inç', 'inc inch', 'ölçü', 'inç'],
  ['ml', 'ml cc mililitre', 'hacim'],
  ['L', 'l lt ltr litre', 'hacim', 'litre'],
  ['g', 'g gr gram', 'ağırlık', 'g'],
  ['kg', 'kg kilo kilogram', 'ağırlık'],
  ['s', 'sn saniye', 'süre', 'saniye'],
  ['dk', 'dk dakika', 'süre', 'dakika'],
  ['saat', 'saat', 'süre'],
  ['ay', 'ay', 'süre'],
  ['yıl', 'yil', 'süre', 'yıl'],
  ['°', 'derece', 'açı'],
  ['dev/dk', 'rpm devir', 'devir'],
  ['W', 'w watt', 'güç', 'W'],
  ['kW', 'kw', 'güç', 'kW'],
  ['Ncm', 'ncm', 'tork', 'Ncm'],
  ['MPa', 'mpa', 'dayanım', 'MPa'],
  ['bar', 'bar', 'basınç'],
  ['lüks', 'luks lux', 'ışık', 'lüks'],
  ['kHz', 'khz', 'frekans', 'kHz'],
  ['dB', 'db', 'ses düzeyi', 'dB'],
  ['adet', 'adet tane parca', 'adet'],
];

type SpokenUnit = Unit & { label: string; written: string | null };

const UNITS = new Map(
  SPOKEN.flatMap(([name, words, label, written = null]) => {
    const unit = unitIn(name);
    return unit ? words.split(' ').map((word) => [word, { ...unit, label, written }] as const) : [];
  }),
);
const BY_NAME = new Map([...UNITS.values()].map((unit) => [unit.name, unit]));

/** The unit that a folded word of a running text names; undefined where it names none. */
export function spokenUnit(word: string): SpokenUnit | undefined {
  return UNITS.get(word);
}

/** Whether a folded word of a running text is the name of a unit. */
export function isSpokenUnit(word: string): boolean {
  return UNITS.has(word);
}

/** A unit by its name in a sentence: `litre` for `L`. */
export function unitInSentence(name: string): string {
  return BY_NAME.get(name)?.written ?? name;
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
