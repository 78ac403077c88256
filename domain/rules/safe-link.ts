/** Whether an address may stand in a link: http(s), mailto, tel, a path of this site or an anchor. */
export function isSafeLink(address: string): boolean {
  if (/[\u0000-\u001f\\]/.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  if (address.startsWith('#')) return true;
  if (!URL.canParse(address)) return false;
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address).protocol);
}

/** Whether an address may be fetched as a picture or file: http(s) or a path of this site. */
export function isSafeSource(address: string): boolean {
  return isSafeLink(address) && !/^(mailto|tel|#)/i.test(address);
}

/** Whether a text is the address of a web page, and of nothing beside it: http(s), in one piece. */
export function isWebAddress(address: string): boolean {
  return !/\s/.test(address) && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}
