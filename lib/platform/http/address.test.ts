import { describe, expect, it } from 'vitest';
import { addressGroup, clientAddress } from './address';

describe('the client’s address comes from what cannot be forged', () => {
  const from = (headers: Record<string, string>, hops: number) => clientAddress(new Headers(headers), hops);

  it('behind a proxy: the entry that the proxy added, whatever the client wrote before it', () => {
    expect(from({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }, 1)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '203.0.113.7:51234' }, 1)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '[2001:db8::7]:443' }, 1)).toBe('2001:db8::7');
    expect(from({ 'x-remote-address': '10.0.0.2' }, 1)).toBe('unknown');
  });

  it('S11: behind a delivery network and a balancer: the visitor, not the network’s edge', () => {
    expect(from({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 198.51.100.1' }, 2)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '203.0.113.7, 198.51.100.1, 10.0.0.9' }, 3)).toBe('203.0.113.7');
    // It came past the outermost proxy.
    expect(from({ 'x-forwarded-for': '198.51.100.1' }, 2)).toBe('198.51.100.1');
  });

  it('without a proxy: the connection’s own', () => {
    expect(from({ 'x-forwarded-for': '1.1.1.1', 'x-remote-address': '203.0.113.7' }, 0)).toBe('203.0.113.7');
    expect(from({ 'x-remote-address': 'fe80::1%eth0' }, 0)).toBe('fe80::1');
    expect(from({ 'x-forwarded-for': '1.1.1.1' }, 0)).toBe('unknown');
  });
});

describe('addresses that one visitor can change at will count as one', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::99', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, group) => expect(addressGroup(address)).toBe(group));
});
