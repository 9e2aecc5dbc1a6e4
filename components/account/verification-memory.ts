import { z } from 'zod';
import { sendCodeSchema } from '@/lib/accounts';

/** What the tab remembers while a code is on its way: what was typed, never the code. */
const memorySchema = z.object({
  /** Path of the page whose dialog it is. */
  page: z.string(),
  open: z.boolean(),
  typed: sendCodeSchema,
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  resendAt: z.number(),
  expiresAt: z.number(),
});
export type VerificationMemory = z.infer<typeof memorySchema>;

const KEY = 'gibori.verification';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The code that this page's dialog waits for, or `null`; a store that is closed, empty or broken holds none. */
export function recallVerification(store: Store, page: string, now: number): VerificationMemory | null {
  try {
    const read = memorySchema.safeParse(JSON.parse(store.getItem(KEY) ?? 'null'));
    return read.success && read.data.page === page && read.data.expiresAt > now ? read.data : null;
  } catch {
    return null;
  }
}

export function rememberVerification(store: Store, memory: VerificationMemory): void {
  try {
    store.setItem(KEY, JSON.stringify(memorySchema.parse(memory)));
  } catch {
    // Without a store the dialog is as it was typed, as long as the page is not left.
  }
}

export function forgetVerification(store: Store): void {
  try {
    store.removeItem(KEY);
  } catch {
    // As above.
  }
}

const EMAIL_KEY = 'gibori.email';

/** An address that was typed in this tab to keep a draft, so that it is not asked for twice. */
export function rememberEmail(store: Store, email: string): void {
  try {
    store.setItem(EMAIL_KEY, email);
  } catch {
    // It is typed once more.
  }
}

export function recallEmail(store: Store): string {
  try {
    return store.getItem(EMAIL_KEY) ?? '';
  } catch {
    return '';
  }
}

/** The tab's store; reading the property alone may throw where storage is forbidden. */
export const tabStore: Store = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
  removeItem: (key) => window.sessionStorage.removeItem(key),
};
