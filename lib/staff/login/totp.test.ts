import { generateSync } from 'otplib';
import { expect, it } from 'vitest';
import { seal, unseal } from './secret-box';
import { checkTotp, createTotpSecret, createTotpUri } from './totp';

const NOW = new Date('2026-11-29T10:00:00Z');
const EPOCH = NOW.getTime() / 1000;
const SECRET = createTotpSecret();
const codeAt = (epoch: number) => generateSync({ secret: SECRET, epoch });

it('the desk: the code of this half minute is right, and those beside it', () => {
  expect(checkTotp(SECRET, codeAt(EPOCH), null, NOW)).toBe(EPOCH / 30);
  expect(checkTotp(SECRET, codeAt(EPOCH - 30), null, NOW)).toBe(EPOCH / 30 - 1);
  expect(checkTotp(SECRET, codeAt(EPOCH + 30), null, NOW)).toBe(EPOCH / 30 + 1);
});

it('the desk: an older code, a later one and one of another secret are wrong', () => {
  expect(checkTotp(SECRET, codeAt(EPOCH - 90), null, NOW)).toBeNull();
  expect(checkTotp(SECRET, codeAt(EPOCH + 90), null, NOW)).toBeNull();
  expect(checkTotp(createTotpSecret(), codeAt(EPOCH), null, NOW)).toBeNull();
});

it('the desk: a code is accepted once, and none of before', () => {
  const step = checkTotp(SECRET, codeAt(EPOCH), null, NOW);
  expect(checkTotp(SECRET, codeAt(EPOCH), step, NOW)).toBeNull();
  expect(checkTotp(SECRET, codeAt(EPOCH - 30), step, NOW)).toBeNull();
  expect(checkTotp(SECRET, codeAt(EPOCH + 30), step, NOW)).toBe(EPOCH / 30 + 1);
});

it('the desk: an app reads shop, phone and secret', () => {
  const uri = new URL(createTotpUri(SECRET, '+972501234567'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(SECRET);
  expect(uri.searchParams.get('issuer')).toBe('Gibori');
  expect(decodeURIComponent(uri.pathname)).toContain('+972501234567');
});

it('the desk: a stored secret is read only with the shop’s secret, and only for its member', () => {
  const sealed = seal('a'.repeat(32), 'member', SECRET, 'one');
  expect(sealed).not.toContain(SECRET);
  expect(seal('a'.repeat(32), 'member', SECRET, 'two')).not.toBe(sealed);
  expect(unseal(['a'.repeat(32)], 'member', sealed)).toBe(SECRET);
  expect(unseal(['b'.repeat(32), 'a'.repeat(32)], 'member', sealed)).toBe(SECRET);
  expect(unseal(['b'.repeat(32)], 'member', sealed)).toBeNull();
  expect(unseal(['a'.repeat(32)], 'other', sealed)).toBeNull();
  expect(unseal(['a'.repeat(32)], 'member', 'short')).toBeNull();
});
