/**
 * Makes a value when it is first asked for, and keeps it: a format of `Intl` takes a phone up to 20 ms, which a page
 * that shows no such text need not wait for.
 */
export function onDemand<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Writes moments as a locale does; what it takes to is made when the first one is written. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): (at: Date) => string {
  const format = onDemand(() => new Intl.DateTimeFormat(locale, options));
  return (at) => format().format(at);
}

/** Writes numbers as a locale does; what it takes to is made when the first one is written. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): (value: number) => string {
  const format = onDemand(() => new Intl.NumberFormat(locale, options));
  return (value) => format().format(value);
}
