import { beforeEach, describe, expect, it } from 'vitest';
import { forgetVerification, recallVerification, rememberVerification } from './verification-memory';

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const NOW = 1_800_000_000_000;
const MEMORY = {
  page: '/IL/he/my-books',
  open: true,
  typed: {
    phone: '050-200-0000',
    country: 'IL',
    language: 'he',
    email: 'parent@example.com',
    termsAccepted: true,
    smsConsent: true,
    marketing: false,
  },
  sentAt: NOW,
  resendAt: NOW + 30_000,
  expiresAt: NOW + 600_000,
} as const;
beforeEach(() => kept.clear());

describe('§4 phone verification: a dialog that waits for a code survives a reload', () => {
  it('on its page, until the code has expired', () => {
    rememberVerification(store, MEMORY);
    expect(recallVerification(store, MEMORY.page, NOW)).toEqual(MEMORY);
    expect(recallVerification(store, '/IL/he/preview/1', NOW)).toBeNull();
    expect(recallVerification(store, MEMORY.page, MEMORY.expiresAt)).toBeNull();
  });

  it('no code is stored', () => {
    rememberVerification(store, { ...MEMORY, code: '123456' } as typeof MEMORY);
    expect([...kept.values()].join()).not.toContain('123456');
  });

  it('nothing after forgetting, of a broken store, or of a closed one', () => {
    rememberVerification(store, MEMORY);
    forgetVerification(store);
    expect(recallVerification(store, MEMORY.page, NOW)).toBeNull();
    kept.set('gibori.verification', '{"page":');
    expect(recallVerification(store, MEMORY.page, NOW)).toBeNull();
    const closed = {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
      removeItem: () => {},
    };
    rememberVerification(closed, MEMORY);
    expect(recallVerification(closed, MEMORY.page, NOW)).toBeNull();
  });
});
