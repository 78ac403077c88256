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
