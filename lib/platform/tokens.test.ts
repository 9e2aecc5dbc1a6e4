import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSignature, keyedHash, readToken, signToken, verifySignature } from './tokens';

const [OLD, NEW] = ['old'.repeat(12), 'new'.repeat(12)];

it('during a change of the secret, tokens of the previous secret stay valid and others do not', () => {
  const token = signToken(OLD, 'device', 'a');
  expect([readToken([NEW, OLD], 'device', token), readToken([NEW], 'device', token)]).toEqual(['a', null]);
  expect(readToken([NEW, OLD], 'device', signToken(NEW, 'device', 'b'))).toBe('b');
  expect(readToken([NEW, OLD], 'download', token)).toBeNull();
  expect(readToken([NEW, OLD], 'device', 'a')).toBeNull();
  expect(readToken([NEW, OLD], 'device', `b${token.slice(1)}`)).toBeNull();
});

it('a stored hash, and a signature of the form of before November 2026, are not valid', () => {
  const value = 'letter-to:parent@example.com';
  const hash = keyedHash(OLD, 'letter-to', 'parent@example.com');
  expect(readToken(OLD, 'device', `${value}.${hash}`)).toBeNull();
  const legacy = createHmac('sha256', OLD).update('device:letter:1').digest('base64url');
  expect(readToken(OLD, 'device', `letter:1.${legacy}`)).toBeNull();
});

it('a separate signature is valid for its purpose only', () => {
  const signature = createSignature(OLD, 'event', '{}');
  expect(verifySignature(OLD, 'event', '{}', signature)).toBe(true);
  expect(verifySignature(OLD, 'checkout', '{}', signature)).toBe(false);
  expect(verifySignature(OLD, 'event', '{} ', signature)).toBe(false);
  expect(verifySignature(OLD, 'event', '{}', '')).toBe(false);
});
