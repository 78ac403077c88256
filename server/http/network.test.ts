import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('the network of a caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
    ['2001:0DB8::1:0:0:0:9', '2001:db8:0:1::/64'],
    ['2001:db8:0:1::9', '2001:db8:0:1::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
