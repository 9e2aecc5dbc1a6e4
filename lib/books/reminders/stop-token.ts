import { sign, unsign } from '@/lib/platform/ids';

/** Whose reminders end: those to an address that was left for a draft, or those to an account. */
export type Stopped = { readonly what: 'letter' | 'account'; readonly id: string };

const PURPOSE = 'stop-reminders';

/** The secret of a mail's 'no more reminders' link; nothing of it is stored. */
export const stopToken = (secret: string, { what, id }: Stopped): string => sign(secret, PURPOSE, `${what}:${id}`);

/** Reads such a secret; `null` for one that the shop did not make. */
export function readStopToken(secrets: string | readonly string[], token: string): Stopped | null {
  const [what, id] = unsign(secrets, PURPOSE, token)?.split(':') ?? [];
  return id && (what === 'letter' || what === 'account') ? { what, id } : null;
}
