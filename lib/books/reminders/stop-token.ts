import { readToken, signToken } from '@/lib/platform/tokens';

/** Which reminders stop: those to a draft's subscription (`letter`) or those to an account. */
export type ReminderTarget = { readonly kind: 'letter' | 'account'; readonly id: string };

const PURPOSE = 'stop-reminders';

/** The signed token of a mail's unsubscribe link; nothing is stored. */
export const createStopToken = (secret: string, { kind, id }: ReminderTarget): string =>
  signToken(secret, PURPOSE, `${kind}:${id}`);

/** Verifies such a token; `null` for one that the shop did not sign. */
export function verifyStopToken(secrets: string | readonly string[], token: string): ReminderTarget | null {
  const [kind, id] = readToken(secrets, PURPOSE, token)?.split(':') ?? [];
  return id && (kind === 'letter' || kind === 'account') ? { kind, id } : null;
}
