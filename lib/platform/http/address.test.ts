import { describe, expect, it } from 'vitest';
import { addressGroup, clientAddress } from './address';

describe('the client’s address comes from what cannot be forged', () => {
  const from = (headers: Record<string, string>, trustProxy: boolean) =>
    clientAddress(new Headers(headers), trustProxy);

  it('behind a proxy: the entry that the proxy added, whatever the client wrote before it', () => {
    expect(from({ 'x-forwarded-for': '1.1.1.1, 203.0.113.7' }, true)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '203.0.113.7:51234' }, true)).toBe('203.0.113.7');
    expect(from({ 'x-forwarded-for': '[2001:db8::7]:443' }, true)).toBe('2001:db8::7');
    expect(from({ 'x-remote-address': '10.0.0.2' }, true)).toBe('unknown');
  });

  it('without a proxy: the connection’s own', () => {
    expect(from({ 'x-forwarded-for': '1.1.1.1', 'x-remote-address': '203.0.113.7' }, false)).toBe('203.0.113.7');
    expect(from({ 'x-remote-address': 'fe80::1%eth0' }, false)).toBe('fe80::1');
    expect(from({ 'x-forwarded-for': '1.1.1.1' }, false)).toBe('unknown');
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
