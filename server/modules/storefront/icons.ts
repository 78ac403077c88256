import type { IconShapes } from '../../../domain/pages/picture.ts';

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const known = new Map<string, IconShapes | null>();

async function load(name: string): Promise<IconShapes | null> {
  try {
    const module: { __iconData?: { node: IconShapes } } = await import(`lucide-react/icons/${name}`);
    return module.__iconData?.node ?? null;
  } catch {
    return null;
  }
}

/** The icons of some names as staff chose them; unknown ones are left out. Pages then load no icon set. */
export async function iconsOf(names: Iterable<string | null>): Promise<Record<string, IconShapes>> {
  const icons: Record<string, IconShapes> = {};
  for (const name of names) {
    if (!name || !NAME.test(name)) continue;
    if (!known.has(name)) known.set(name, await load(name));
    const icon = known.get(name);
    if (icon) icons[name] = icon;
  }
  return icons;
}
