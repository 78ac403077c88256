import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** What a provider gives one household or one machine: whoever has it has all its addresses. */
const NETWORK_GROUPS = 4;

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** An IPv4 address that is written as an IPv6 one, as sockets that hear both do. */
function mappedIPv4(address: string): string | undefined {
  const found = /^(?:0*:)*:?(?:0*:)*ffff:([\d.]+)$/i.exec(address)?.[1];
  return found && isIPv4(found) ? found : undefined;
}

/**
 * The network that a caller comes from, which limits count by: an IPv4 address as it is, of an IPv6 address its /64,
 * `2001:db8:0:1::/64`. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = mappedIPv4(plain);
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  // A dotted end stands for two groups.
  const written = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const all = tail === undefined ? before : [...before, ...Array(GROUPS - written).fill('0'), ...after];
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
