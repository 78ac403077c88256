import { type ComponentType, lazy } from 'react';

/** Shown where a part could not be loaded. */
function Nothing(): null {
  return null;
}

/** A part that is loaded when it is first shown; one that cannot be loaded does not take the page with it. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: instead };
    }
  });
}
