import { z } from 'zod';
import { sendCodeSchema } from '@/lib/accounts';

/** What sessionStorage holds while a code is on its way: the form values, never the code. */
const pendingVerificationSchema = z.object({
  /** Pathname of the page that shows the dialog. */
  page: z.string(),
  open: z.boolean(),
  typed: sendCodeSchema,
  /** All times in milliseconds since 1970. */
  sentAt: z.number(),
  resendAt: z.number(),
  expiresAt: z.number(),
});
export type PendingVerification = z.infer<typeof pendingVerificationSchema>;

const KEY = 'gibori.verification';

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The pending verification of this page, or `null` if storage is unavailable, empty or invalid. */
export function loadPendingVerification(store: StorageLike, page: string, now: number): PendingVerification | null {
  try {
    const read = pendingVerificationSchema.safeParse(JSON.parse(store.getItem(KEY) ?? 'null'));
    return read.success && read.data.page === page && read.data.expiresAt > now ? read.data : null;
  } catch {
    return null;
  }
}

export function savePendingVerification(store: StorageLike, memory: PendingVerification): void {
  try {
    store.setItem(KEY, JSON.stringify(pendingVerificationSchema.parse(memory)));
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
