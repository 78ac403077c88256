/** A fact that has a name, such as `Kompozit modu: 2.800 K`. */
export type NamedFact = { name: string; value: string };

const NAMED = /^([^:,.;]{2,40}):\s+(\S.*)$/u;

/** A feature as the fact that it names; null where it is a sentence of its own. */
export function namedFact(feature: string): NamedFact | null {
  const [, name, value] = NAMED.exec(feature.trim()) ?? [];
  return name && value ? { name: name.trim(), value: value.trim() } : null;
}

/** The features that name what they tell. */
export function namedFacts(features: readonly string[]): NamedFact[] {
  return features.flatMap((feature) => namedFact(feature) ?? []);
}
