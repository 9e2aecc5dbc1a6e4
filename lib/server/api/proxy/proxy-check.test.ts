import { expect, it, vi } from 'vitest';
import { createAddressWatch } from './proxy-check';

const countAlarms = (addresses: readonly string[]) => {
  const onOne = vi.fn();
  const watch = createAddressWatch(onOne);
  for (const address of addresses) watch(address);
  return onOne.mock.calls.length;
};
const requestsFrom = (address: string) => Array<string>(2000).fill(address);

it.each(['10.0.0.2', '172.20.1.1', '192.168.0.7', '127.0.0.1', '::1', '::ffff:10.1.2.3', 'fd00::2'])(
  'all requests from %s raise one alarm',
  (address) => expect(countAlarms(requestsFrom(address))).toBe(1),
);

it('different visitors, or one busy public address, raise no alarm', () => {
  expect(countAlarms(requestsFrom('203.0.113.7'))).toBe(0);
  expect(countAlarms(['203.0.113.7', ...requestsFrom('10.0.0.2')])).toBe(0);
  expect(countAlarms([...requestsFrom('10.0.0.2').slice(0, 100), '198.51.100.4', ...requestsFrom('10.0.0.2')])).toBe(0);
});
