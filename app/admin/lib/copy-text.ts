/**
 * Puts a text into the clipboard, on a plain HTTP address too, where browsers give pages no clipboard.
 * @throws Error where the browser does not let it
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;opacity:0';
  // Within an open dialog: what lies outside of it cannot be marked.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!isDone) throw new Error('Tarayıcı kopyalamaya izin vermedi.');
}
