import { queryOptions } from '@tanstack/react-query';

/** Which part of a page a thumbnail shows. */
export type PagePart = 'page' | 'header' | 'footer';

const SECTIONS_SHOWN = 3;

/** A public page as it is sent, read without running or loading any of it. */
function readPage(path: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    // Parsing a text oneself is what the content policy forbids; a request may answer a document.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', path);
    request.onload = () =>
      request.status === 200 && request.response instanceof Document
        ? resolve(request.response)
        : reject(new Error(`HTTP ${request.status}`));
    request.onerror = () => reject(new Error('HTTP 0'));
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

export function pageMarkup(path: string) {
  return queryOptions({
    queryKey: ['sections', 'markup', path],
    queryFn: ({ signal }) => readPage(path, signal),
    staleTime: 0,
    structuralSharing: false,
    retry: false,
  });
}

/** What a thumbnail needs of a page: its styles and the part that is seen, nothing that acts or loads beyond it. */
export function partOf(page: Document, part: PagePart): HTMLElement {
  const root = page.documentElement.cloneNode(true) as HTMLElement;
  for (const element of root.querySelectorAll(
    'script, noscript, iframe, video, audio, base, link:not([rel="stylesheet"]), aside.no-print',
  ))
    element.remove();
  const main = root.querySelector('main');
  const sections = [...root.querySelectorAll('main section')].filter(
    (section) => !section.parentElement?.closest('section'),
  );
  for (const section of sections.slice(part === 'page' ? SECTIONS_SHOWN : 1)) section.remove();
  if (part === 'footer') {
    main?.remove();
    root.querySelector('header')?.remove();
  } else root.querySelector('footer')?.remove();
  const body = root.querySelector('body');
  if (body) {
    body.inert = true;
    // What is left below the footer is no part of the page.
    if (part === 'footer') body.style.background = 'var(--deep)';
  }
  return root;
}
