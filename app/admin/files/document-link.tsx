import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { mediaName } from '../../../domain/things/media.ts';
import { api, read } from '../lib/api.ts';
import { notifyFailed } from '../lib/notices.ts';

type DocumentLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** The name to save it under, instead of opening it. */
  download?: string;
};

/** An address that opens a document for staff, whether or not visitors may read it. */
async function openAddress(name: string): Promise<string> {
  const { url } = await read(api.media.link.$post({ json: { url: `/media/${name}` } }));
  return url;
}

function save(address: string, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
}

/**
 * A link to a file for the eyes of staff: in a new tab, or onto the disk with `download`. Its address is the one that
 * visitors have, so that copying it gives no access that ends; what is clicked opens even what visitors cannot read.
 */
export function DocumentLink({ href, download, onClick, ...rest }: DocumentLinkProps) {
  const name = mediaName(href);
  const opens = download === undefined;

  function follow(event: MouseEvent): void {
    if (!name) return;
    event.preventDefault();
    // Browsers let a click open a tab, and not what comes after an answer. What they cannot show is saved anyway.
    const tab = opens && name.endsWith('.pdf') ? window.open('about:blank', '_blank') : null;
    if (tab) tab.opener = null;
    openAddress(name).then(
      (address) => {
        if (tab) tab.location.replace(address);
        else save(address, download ?? '');
      },
      (error: unknown) => {
        tab?.close();
        notifyFailed('Belge açılamadı', error);
      },
    );
  }

  return (
    <a
      target={opens ? '_blank' : undefined}
      rel="noreferrer"
      {...rest}
      href={href}
      download={download}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
      onAuxClick={(event) => {
        if (event.button === 1) follow(event);
      }}
    />
  );
}
