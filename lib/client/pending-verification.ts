import type { SendCodeInput } from '@/lib/accounts';

/** What sessionStorage holds while a code is on its way: the form values, never the code. */
export type PendingVerification = {
  /** Pathname of the page that shows the dialog. */
  readonly page: string;
  readonly open: boolean;
  readonly typed: SendCodeInput;
  /** All times in milliseconds since 1970. */
  readonly sentAt: number;
  readonly resendAt: number;
  readonly expiresAt: number;
};

/** The kind of each value. Not a schema: pages that may reopen the dialog would load it with the rules of phone numbers. */
const KINDS = { page: 'string', open: 'boolean', sentAt: 'number', resendAt: 'number', expiresAt: 'number' } as const;
const TYPED_KINDS = {
  phone: 'string',
  country: 'string',
  language: 'string',
  email: 'string',
  termsAccepted: 'boolean',
  smsConsent: 'boolean',
  marketing: 'boolean',
} as const satisfies Readonly<Record<keyof SendCodeInput, string>>;

/** The named values of an object, or `null` if one is missing or of another kind. */
function pickKinds(value: unknown, kinds: Readonly<Record<string, string>>): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(kinds);
  if (names.some((name) => typeof given[name] !== kinds[name])) return null;
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

/** A pending verification without anything else that the value has; `null` if it is none. */
function pickPending(value: unknown): PendingVerification | null {
  const picked = pickKinds(value, KINDS);
  const typed = picked && pickKinds((value as { readonly typed?: unknown }).typed, TYPED_KINDS);
  return typed && ({ ...picked, typed } as PendingVerification);
}

const KEY = 'gibori.verification';

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The pending verification of this page, or `null` if storage is unavailable, empty or invalid. */
export function loadPendingVerification(store: StorageLike, page: string, now: number): PendingVerification | null {
  try {
    const read = pickPending(JSON.parse(store.getItem(KEY) ?? 'null'));
    return read && read.page === page && read.expiresAt > now ? read : null;
  } catch {
    return null;
  }
}

export function savePendingVerification(store: StorageLike, memory: PendingVerification): void {
  try {
    store.setItem(KEY, JSON.stringify(pickPending(memory)));
  } catch {
    // Without storage the dialog works until the visitor leaves the page.
  }
}

export function clearPendingVerification(store: StorageLike): void {
  try {
    store.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}

const EMAIL_KEY = 'gibori.email';
const PHONE_KEY = 'gibori.phone';

/** Stores what the visitor typed into another form of this tab, so that they do not type it twice. */
function saveTyped(store: StorageLike, key: string, text: string): void {
  try {
    store.setItem(key, text);
  } catch {
    // Without storage the visitor types it again.
  }
}

function loadTyped(store: StorageLike, key: string): string {
  try {
    return store.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export const saveEmail = (store: StorageLike, email: string): void => saveTyped(store, EMAIL_KEY, email);
export const loadEmail = (store: StorageLike): string => loadTyped(store, EMAIL_KEY);
/** The phone number as it was typed, or in E.164. */
export const savePhone = (store: StorageLike, phone: string): void => saveTyped(store, PHONE_KEY, phone);
export const loadPhone = (store: StorageLike): string => loadTyped(store, PHONE_KEY);

/** sessionStorage of this tab. Reading the property alone may throw where storage is forbidden. */
export const tabStorage: StorageLike = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
  removeItem: (key) => window.sessionStorage.removeItem(key),
};
