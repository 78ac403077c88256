/** The shapes of an icon, as its set draws them on a field of 24 by 24. */
export type Icon = Array<[tag: string, attributes: Record<string, string>]>;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const known = new Map<string, Icon | null>();

async function load(name: string): Promise<Icon | null> {
  try {
    const module: { __iconData?: { node: Icon } } = await import(`lucide-react/icons/${name}`);
    return module.__iconData?.node ?? null;
  } catch {
    return null;
  }
}

/** The icons of some names as staff chose them; unknown ones are left out. Pages then load no icon set. */
export async function iconsOf(names: Iterable<string | null>): Promise<Record<string, Icon>> {
  const icons: Record<string, Icon> = {};
  for (const name of names) {
    if (!name || !NAME.test(name)) continue;
    if (!known.has(name)) known.set(name, await load(name));
    const icon = known.get(name);
    if (icon) icons[name] = icon;
  }
  return icons;
}
