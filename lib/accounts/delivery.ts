import type { Tx } from '@/lib/platform/db';
import { CODE_LIMITS } from './limits';
import * as repo from './repo';
import type { CodeDelivery } from './view';

type Facts = { readonly failedCode: string | null; readonly sentAt: Date | null; readonly createdAt: Date };

/** How a code's message fares; one that nobody took in time will not come any more. */
export function deliveryOf({ failedCode, sentAt, createdAt }: Facts, now: Date): Exclude<CodeDelivery, 'none'> {
  if (failedCode) return 'failed';
  if (sentAt) return 'sent';
  return now.getTime() - createdAt.getTime() > CODE_LIMITS.sendingSeconds * 1000 ? 'failed' : 'sending';
}

/**
 * What became of the message that this device asked for last. It is asked by the device, never by a phone: nobody
 * learns anything of a number that is not in their hands.
 */
export async function codeDelivery(tx: Tx, deviceId: string, now: Date): Promise<CodeDelivery> {
  const code = await repo.deviceCode(tx, deviceId);
  return !code || code.usedAt || code.expiresAt <= now ? 'none' : deliveryOf(code, now);
}

/** Notes on a code that its message was not sent. */
export async function noteUnsent(tx: Tx, codeId: string): Promise<void> {
  await repo.markCodeFailed(tx, { id: codeId }, 'code_not_sent');
}

/** The provider says later that a message did not arrive; an id that is not ours changes nothing. */
export async function noteUndelivered(tx: Tx, providerId: string): Promise<void> {
  await repo.markCodeFailed(tx, { providerId }, 'code_not_sent');
}
