type ClassValue = string | false | null | undefined;

/** Joins the class names that apply. */
export function cx(...values: ClassValue[]): string {
  return values.filter(Boolean).join(' ');
}
