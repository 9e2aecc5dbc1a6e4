import type { Tx } from '@/lib/platform/db';
import { CODE_LIMITS } from './limits';
import * as repo from './repository';
import type { CodeDelivery } from './view';

type MessageStatus = { readonly failedCode: string | null; readonly sentAt: Date | null; readonly createdAt: Date };

/** Delivery status of a code's message; one that no provider accepted in time counts as failed. */
export function getDelivery(
  { failedCode, sentAt, createdAt }: MessageStatus,
  now: Date,
): Exclude<CodeDelivery, 'none'> {
  if (failedCode) return 'failed';
  if (sentAt) return 'sent';
  return now.getTime() - createdAt.getTime() > CODE_LIMITS.sendingSeconds * 1000 ? 'failed' : 'sending';
}

/**
 * Delivery status of this device's last message. Looked up by device, never by phone, so that it reveals nothing about
 * other people's numbers.
 */
export async function getCodeDelivery(tx: Tx, deviceId: string, now: Date): Promise<CodeDelivery> {
  const code = await repo.findDeviceCode(tx, deviceId);
  return !code || code.usedAt || code.expiresAt <= now ? 'none' : getDelivery(code, now);
}

/** Marks a code's message as not sent. */
export async function markUnsent(tx: Tx, codeId: string): Promise<void> {
  await repo.markCodeFailed(tx, { id: codeId }, 'code_not_sent');
}

/** Handles a late report that a message did not arrive; ignores unknown ids. */
export async function markUndelivered(tx: Tx, providerId: string): Promise<void> {
  await repo.markCodeFailed(tx, { providerId }, 'code_not_sent');
}
