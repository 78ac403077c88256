/** Says how wide a picture will be seen, so that the browser fetches the best that there is for it. */
export function showAt(picture: Element, sizes: string): void {
  for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', sizes);
}
