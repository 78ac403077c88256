/** A fact that has a name, such as `Kompozit modu: 2.800 K`. */
export type NamedFact = { name: string; value: string };

const NAMED = /^([^:,.;]{2,40}):\s+(\S.*)$/;

/** The features that name what they tell; the others are sentences of their own. */
export function namedFacts(features: readonly string[]): NamedFact[] {
  return features.flatMap((feature) => {
    const [, name, value] = NAMED.exec(feature.trim()) ?? [];
    return name && value ? [{ name: name.trim(), value: value.trim() }] : [];
  });
}
