import { namedFact } from '../rules/named-fact.ts';
import { fold } from '../rules/turkish.ts';
import type { ProductRow } from './rows.ts';

/**
 * A feature as its words stand, in two parts where they name what they tell: `Çap: 3,3 mm`, `Doğruluk 15 µm`,
 * `3,3–5,0 mm çap`. The name is null in a sentence of its own; `after` says that it stands behind its value.
 */
export type FeatureParts = { name: string | null; value: string; joint: ':' | ' '; after: boolean };

function startsWith(feature: string, label: string): boolean {
  return feature[label.length] === ' ' && fold(feature.slice(0, label.length)) === fold(label);
}

function endsWith(feature: string, label: string): boolean {
  return feature.at(-label.length - 1) === ' ' && fold(feature.slice(-label.length)) === fold(label);
}

function partsOf(feature: string, labels: readonly string[]): FeatureParts {
  const named = namedFact(feature);
  if (named) return { ...named, joint: ':', after: false };
  const first = labels.find((label) => startsWith(feature, label));
  if (first) {
    const [name, value] = [feature.slice(0, first.length), feature.slice(first.length + 1)];
    return { name, value, joint: ' ', after: false };
  }
  // With a comma in it the name may belong to a part of the sentence alone.
  const last = feature.includes(', ') ? undefined : labels.find((label) => endsWith(feature, label));
  if (last) {
    const [name, value] = [feature.slice(-last.length), feature.slice(0, -last.length - 1)];
    return { name, value, joint: ' ', after: true };
  }
  return { name: null, value: feature, joint: ' ', after: false };
}

/** The features of a product, split at the names that its technical data knows. */
export function featureParts({
  features,
  specifications,
}: Pick<ProductRow, 'features' | 'specifications'>): FeatureParts[] {
  const labels = specifications.map(({ label }) => label).sort((a, b) => b.length - a.length);
  return features.map((feature) => partsOf(feature.trim(), labels));
}
