import { expect, it, vi } from 'vitest';
import { watchAddresses } from './one-address';

const told = (addresses: readonly string[]) => {
  const onOne = vi.fn();
  const watch = watchAddresses(onOne);
  for (const address of addresses) watch(address);
  return onOne.mock.calls.length;
};
const many = (address: string) => Array<string>(2000).fill(address);

it.each(['10.0.0.2', '172.20.1.1', '192.168.0.7', '127.0.0.1', '::1', '::ffff:10.1.2.3', 'fd00::2'])(
  'S11: all requests from %s: somebody is called, once',
  (address) => expect(told(many(address))).toBe(1),
);

it('S11: visitors of their own, or one busy public address, are nothing to tell', () => {
  expect(told(many('203.0.113.7'))).toBe(0);
  expect(told(['203.0.113.7', ...many('10.0.0.2')])).toBe(0);
  expect(told([...many('10.0.0.2').slice(0, 100), '198.51.100.4', ...many('10.0.0.2')])).toBe(0);
});
