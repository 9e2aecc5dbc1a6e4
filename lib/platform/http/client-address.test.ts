import { describe, expect, it } from 'vitest';
import { addressGroup, clientAddress } from './client-address';

describe('the client address comes from what a client cannot forge', () => {
  const from = (headers: Record<string, string>, hops: number) => clientAddress(new Headers(headers), hops);

  it('behind a proxy: the entry that the proxy added, whatever the client sent before it', () => {
    expect(from({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }, 1)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '203.0.113.7:51234' }, 1)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '[2001:db8::7]:443' }, 1)).toBe('2001:db8::7');
    expect(from({ 'x-remote-address': '10.0.0.2' }, 1)).toBe('unknown');
  });

  it('behind a CDN and a load balancer: the visitor, not the edge server', () => {
    expect(from({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 198.51.100.1' }, 2)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '203.0.113.7, 198.51.100.1, 10.0.0.9' }, 3)).toBe('203.0.113.7');
    // The request bypassed the outermost proxy.
    expect(from({ 'x-forwarded-for': '198.51.100.1' }, 2)).toBe('198.51.100.1');
  });

  it("without a proxy: the connection's own address", () => {
    expect(from({ 'x-forwarded-for': '1.1.1.1', 'x-remote-address': '203.0.113.7' }, 0)).toBe('203.0.113.7');
    expect(from({ 'x-remote-address': 'fe80::1%eth0' }, 0)).toBe('fe80::1');
    expect(from({ 'x-forwarded-for': '1.1.1.1' }, 0)).toBe('unknown');
  });
});

describe('addresses that one client can rotate count as one', () => {
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
