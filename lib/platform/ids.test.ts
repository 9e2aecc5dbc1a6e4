import { expect, it } from 'vitest';
import { sign, unsign } from './ids';

const [OLD, NEW] = ['old'.repeat(12), 'new'.repeat(12)];

it('S15: while a secret is changed, what the one before it signed still counts; nobody else’s does', () => {
  const mine = sign(OLD, 'device', 'a');
  expect([unsign([NEW, OLD], 'device', mine), unsign([NEW], 'device', mine)]).toEqual(['a', null]);
  expect(unsign([NEW, OLD], 'device', sign(NEW, 'device', 'b'))).toBe('b');
  expect(unsign([NEW, OLD], 'download', mine)).toBeNull();
  expect(unsign([NEW, OLD], 'device', 'a')).toBeNull();
});
