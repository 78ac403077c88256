import { cleanText } from './clean-text.ts';

/** Name, what it measures, how many of the first of that there are in one, and what else people write for it. */
const UNITS: ReadonlyArray<readonly [name: string, of: string, size: number, aliases?: string]> = [
  ['mm', 'length', 1, 'milimetre|millimetre|mm.'],
  ['cm', 'length', 10, 'santimetre|santim|cm.'],
  ['m', 'length', 1000, 'metre|mt|m.'],
  ['µm', 'length', 0.001, 'um|mikron|mikrometre|mikron metre'],
  ['nm', 'length', 0.000001, 'nanometre'],
  ['inç', 'length', 25.4, 'inc|inch|in|"|″'],
  ['mm²', 'area', 1, 'mm2|milimetrekare'],
  ['cm²', 'area', 100, 'cm2|santimetrekare'],
  ['m²', 'area', 1_000_000, 'm2|metrekare'],
  ['ml', 'volume', 1, 'mililitre|ml.'],
  ['L', 'volume', 1000, 'lt|litre|liter|lt.|l.'],
  ['µl', 'volume', 0.001, 'mikrolitre|ul'],
  ['cm³', 'volume', 1, 'cm3|cc|santimetreküp'],
  ['m³', 'volume', 1_000_000, 'm3|metreküp'],
  ['g', 'mass', 1, 'gr|gram|gr.'],
  ['mg', 'mass', 0.001, 'miligram'],
  ['kg', 'mass', 1000, 'kilo|kilogram|kg.'],
  ['N', 'force', 1, 'newton'],
  ['Ncm', 'torque', 1, 'n·cm|n.cm|n cm|newton santimetre'],
  ['Nm', 'torque', 100, 'n·m|n.m|newton metre'],
  ['Pa', 'pressure', 1, 'pascal'],
  ['kPa', 'pressure', 1000],
  ['MPa', 'pressure', 1_000_000, 'megapaskal|megapascal'],
  ['GPa', 'pressure', 1_000_000_000],
  ['mbar', 'pressure', 100, 'milibar'],
  ['bar', 'pressure', 100_000],
  ['mmHg', 'pressure', 133.322],
  ['dev/dk', 'speed', 1, 'rpm|d/dk|devir/dk|devir/dakika|dev/dak|1/dk|rev/min|dev./dk'],
  ['°C', 'warmth', 1, 'c|ºc|derece c|santigrat|derece santigrat'],
  ['°', 'angle', 1, 'derece|º|der'],
  ['%', 'percent', 1, 'yüzde|percent'],
  ['×', 'factor', 1, 'x|kat'],
  ['ms', 'time', 0.001, 'milisaniye'],
  ['s', 'time', 1, 'sn|saniye|sec|sn.'],
  ['dk', 'time', 60, 'dakika|min|dk.|dak'],
  ['saat', 'time', 3600, 'sa|h|hour|sa.'],
  ['gün', 'time', 86_400, 'gun|day'],
  ['hafta', 'time', 604_800, 'week'],
  ['ay', 'months', 1, 'month'],
  ['yıl', 'months', 12, 'yil|sene|year'],
  ['W', 'power', 1, 'watt|vat'],
  ['kW', 'power', 1000, 'kilowatt|kilovat'],
  ['V', 'voltage', 1, 'volt'],
  ['kV', 'voltage', 1000, 'kvp|kilovolt'],
  ['A', 'current', 1, 'amper'],
  ['mA', 'current', 0.001, 'miliamper'],
  ['mAh', 'charge', 1],
  ['Hz', 'frequency', 1, 'hertz'],
  ['kHz', 'frequency', 1000],
  ['dB', 'loudness', 1, 'desibel|db(a)|dba'],
  ['K', 'colour', 1, 'kelvin'],
  ['lüks', 'light', 1, 'lux|lx'],
  ['mW/cm²', 'intensity', 1, 'mw/cm2'],
  ['L/dk', 'flow', 1, 'lt/dk|l/min|litre/dk|litre/dakika|l/dakika'],
  ['ml/dk', 'flow', 0.001, 'ml/min|ml/dakika'],
  ['ppm', 'ppm', 1],
  ['µGy', 'dose', 1, 'ugy'],
  ['adet', 'count', 1, 'ad|ad.|adt|tane|pcs|piece'],
];

/** A unit as it is written here, what it measures, and how many of the smallest unit of that are in one. */
export type Unit = { name: string; of: string; size: number };

/** Capitals count where they tell units apart: `mg` and `Mg`, `A` and `a`; so a text is looked up as it is first. */
const EXACT = new Map<string, Unit>();
const LOOSE = new Map<string, Unit>();
for (const [name, of, size, aliases] of UNITS) {
  const unit = { name, of, size };
  EXACT.set(name, unit);
  for (const text of [name, ...(aliases?.split('|') ?? [])]) {
    const key = loose(text);
    if (!LOOSE.has(key)) LOOSE.set(key, unit);
  }
}

/** Lower case without the dots of Turkish, since units are no words; both signs for a millionth are one. */
function loose(text: string): string {
  return text.replace(/İ/g, 'i').toLowerCase().replace(/μ/g, 'µ').replace(/\s+/g, ' ');
}

/** The unit that a text is, in any of its spellings; undefined where it is none that is known. */
export function unitIn(text: string): Unit | undefined {
  const clean = cleanText(text).replace(/μ/g, 'µ');
  return EXACT.get(clean) ?? LOOSE.get(loose(clean));
}

/** A unit as it is written here (`L` for `lt` and `litre`); one that nobody knows stays as it came, cleaned. */
export function unitOf(text: string): string {
  return unitIn(text)?.name ?? cleanText(text);
}

/** Whether a text is a unit that is known. */
export function isUnit(text: string): boolean {
  return unitIn(text) !== undefined;
}

/** A number of one unit in another: 1,6 cm are 16 mm. Null where they measure different things. */
export function inUnit(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const [own, other] = [unitIn(from), unitIn(to)];
  if (!own || !other || own.of !== other.of) return null;
  // Twelve places are more than anybody measures, and less than what multiplying leaves behind.
  return Number(((value * own.size) / other.size).toPrecision(12));
}
