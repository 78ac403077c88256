/** An address of the internet without what tells one household from the next: `203.0.113.x`, `2001:db8:1::x`. */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const four = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(plain);
  if (four) return `${four[1]}.x`;
  if (!plain.includes(':')) return 'bilinmiyor';
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean).slice(0, 3);
  return groups.length > 0 ? `${groups.join(':')}::x` : '::x';
}

/** An e-mail by which its owner knows it and nobody else: `mert@…`. */
export function shortEmail(email: string): string {
  return `${email.split('@')[0]?.slice(0, 3) ?? ''}…@…`;
}
