import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSignature, keyedHash, readToken, signToken, verifySignature } from './tokens';

const [OLD, NEW] = ['old'.repeat(12), 'new'.repeat(12)];

it('S15: during a change of the secret, tokens of the previous secret stay valid and others do not', () => {
  const token = signToken(OLD, 'device', 'a');
  expect([readToken([NEW, OLD], 'device', token), readToken([NEW], 'device', token)]).toEqual(['a', null]);
  expect(readToken([NEW, OLD], 'device', signToken(NEW, 'device', 'b'))).toBe('b');
  expect(readToken([NEW, OLD], 'download', token)).toBeNull();
  expect(readToken([NEW, OLD], 'device', 'a')).toBeNull();
  expect(readToken([NEW, OLD], 'device', `b${token.slice(1)}`)).toBeNull();
});

describe('tokens in the legacy format', () => {
  const createLegacyToken = (purpose: string, value: string) =>
    `${value}.${createHmac('sha256', OLD).update(`${purpose}:${value}`).digest('base64url')}`;

  it.each(['device', 'download', 'confirm-email', 'stop-reminders'] as const)('a legacy %s token is valid', (of) => {
    expect(readToken([NEW, OLD], of, createLegacyToken(of, 'letter:1'))).toBe('letter:1');
    expect(readToken([NEW], of, createLegacyToken(of, 'letter:1'))).toBeNull();
    expect(readToken([OLD], of, createLegacyToken('event', 'letter:1'))).toBeNull();
  });

  it('a stored hash is not a valid signature', () => {
    const value = 'letter-to:parent@example.com';
    const hash = keyedHash(OLD, 'letter-to', 'parent@example.com');
    expect(readToken(OLD, 'device', `${value}.${hash}`)).toBeNull();
  });
});

it('a separate signature is valid for its purpose only', () => {
  const signature = createSignature(OLD, 'event', '{}');
  expect(verifySignature(OLD, 'event', '{}', signature)).toBe(true);
  expect(verifySignature(OLD, 'checkout', '{}', signature)).toBe(false);
  expect(verifySignature(OLD, 'event', '{} ', signature)).toBe(false);
  expect(verifySignature(OLD, 'event', '{}', '')).toBe(false);
});
