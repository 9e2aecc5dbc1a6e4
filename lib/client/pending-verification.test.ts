import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearPendingVerification,
  loadEmail,
  loadPendingVerification,
  loadPhone,
  saveEmail,
  savePendingVerification,
  savePhone,
} from './pending-verification';

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

describe('§4 phone verification: the dialog survives a reload while it waits for a code', () => {
  it('restores it on its page until the code expires', () => {
    savePendingVerification(store, MEMORY);
    expect(loadPendingVerification(store, MEMORY.page, NOW)).toEqual(MEMORY);
    expect(loadPendingVerification(store, '/IL/he/preview/1', NOW)).toBeNull();
    expect(loadPendingVerification(store, MEMORY.page, MEMORY.expiresAt)).toBeNull();
  });

  it('stores no code', () => {
    savePendingVerification(store, { ...MEMORY, code: '123456' } as typeof MEMORY);
    expect([...kept.values()].join()).not.toContain('123456');
  });

  it('returns null after clearing, for invalid data and without storage', () => {
    savePendingVerification(store, MEMORY);
    clearPendingVerification(store);
    expect(loadPendingVerification(store, MEMORY.page, NOW)).toBeNull();
    kept.set('gibori.verification', '{"page":');
    expect(loadPendingVerification(store, MEMORY.page, NOW)).toBeNull();
    const closed = {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
      removeItem: () => {},
    };
    savePendingVerification(closed, MEMORY);
    expect(loadPendingVerification(closed, MEMORY.page, NOW)).toBeNull();
  });
});

describe('§4 phone verification: what another form of the tab has asked is not typed again', () => {
  it('the phone of an HR person and the address of a teacher', () => {
    expect([loadPhone(store), loadEmail(store)]).toEqual(['', '']);
    savePhone(store, '050-223-4504');
    saveEmail(store, 'hr@example.com');
    expect([loadPhone(store), loadEmail(store)]).toEqual(['050-223-4504', 'hr@example.com']);
  });

  it('is empty where storage is forbidden', () => {
    const refuse = () => {
      throw new Error('forbidden');
    };
    const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
    savePhone(forbidden, '050-223-4504');
    expect(loadPhone(forbidden)).toBe('');
  });
});
