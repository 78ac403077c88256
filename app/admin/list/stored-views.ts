/** A state of a list under a name. */
export type SavedView = {
  name: string;
  search?: string;
  sort?: string;
  filters: Readonly<Record<string, string>>;
};

function storageKey(kind: string): string {
  return `adminViews:${kind}`;
}

function isView(value: unknown): value is SavedView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'filters' in value
  );
}

export function readViews(kind: string): SavedView[] {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(storageKey(kind)) ?? '[]');
    return Array.isArray(views) ? views.filter(isView) : [];
  } catch {
    return [];
  }
}

export function writeViews(kind: string, views: readonly SavedView[]): void {
  localStorage.setItem(storageKey(kind), JSON.stringify(views));
}
