type Labels = Record<string, string>;
type Sample = { suffix?: string; labels?: Labels; value: number };
/** A metric as Prometheus reads it: its kind, a sentence, and its values. */
export type Family = {
  name: string;
  type: 'counter' | 'gauge' | 'histogram';
  help: string;
  samples: Sample[];
};

function labelled(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) =>
      `${name}="${value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`,
  );
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

/** The text format of Prometheus, version 0.0.4. */
export function exposition(families: readonly Family[]): string {
  const lines = families.flatMap(({ name, type, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelled(labels)} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

/** What tells the values of labels apart. */
function keyOf(labels: Labels): string {
  let key = '';
  for (const name in labels) key += `${labels[name]} `;
  return key;
}

/** A number that only grows, for each of few labels. */
export function createCounter(name: string, help: string) {
  const counts = new Map<string, Sample>();
  return {
    /** The number of these labels, for whoever raises it. */
    of(labels: Labels): { value: number } {
      const key = keyOf(labels);
      const sample = counts.get(key) ?? { labels, value: 0 };
      counts.set(key, sample);
      return sample;
    },
    family: (): Family => ({ name, help, type: 'counter', samples: [...counts.values()] }),
  };
}

/** How many of the numbers seen were at most as large as each limit, for each of few labels; limits rise. */
export function createHistogram(name: string, help: string, limits: readonly number[]) {
  const seen = new Map<string, { labels: Labels; upTo: number[]; sum: number; count: number }>();
  return {
    /** What hears the numbers of these labels. */
    of(labels: Labels): (value: number) => void {
      const key = keyOf(labels);
      const one = seen.get(key) ?? { labels, upTo: limits.map(() => 0), sum: 0, count: 0 };
      seen.set(key, one);
      return (value) => {
        // Most are quick: each is counted once, and added up when somebody looks.
        let place = 0;
        while (place < limits.length && value > (limits[place] ?? 0)) place++;
        if (place < limits.length) one.upTo[place] = (one.upTo[place] ?? 0) + 1;
        one.sum += value;
        one.count += 1;
      };
    },
    family: (): Family => ({
      name,
      help,
      type: 'histogram',
      samples: [...seen.values()].flatMap(({ labels, upTo, sum, count }) => [
        ...limits.map((limit, place) => ({
          suffix: '_bucket',
          labels: { ...labels, le: String(limit) },
          value: upTo.slice(0, place + 1).reduce((all, one) => all + one, 0),
        })),
        { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
        { suffix: '_sum', labels, value: sum },
        { suffix: '_count', labels, value: count },
      ]),
    }),
  };
}
