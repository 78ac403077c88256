import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not on the open net: private, link-local, loopback, shared, documentation, multicast. */
const CLOSED_V4: ReadonlyArray<[string, number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only this is given out; what leads from it to IPv4, and what is for examples, is left out. */
const OPEN_V6: [string, number] = ['2000::', 3];
const CLOSED_V6: ReadonlyArray<[string, number]> = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [net, bits] of CLOSED_V4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of CLOSED_V6) closed.addSubnet(net, bits, 'ipv6');
const open = new BlockList();
open.addSubnet(...OPEN_V6, 'ipv6');

/** Whether an IP address is one that everybody on the open net reaches, and so none of our own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
