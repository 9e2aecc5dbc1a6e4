import { z } from 'zod';
import type { Db } from '@/lib/platform/db';
import { findSubmission } from '../repository';
import { createOwnToken } from './own-token';
import { toSubmissionView } from './submission-view';
import type { Submitted } from './submit';

const storedSchema = z.object({ id: z.uuid() });

/** What is stored of the reply to an order: neither the employee nor the token of the own link. */
export const toStoredOrder = (reply: unknown): { readonly id: string } => ({
  id: (reply as Submitted).submission.id,
});

/** The reply to an order again, for a repeat of its request; `null` once the order is gone. */
export async function restoreOrder(
  stored: unknown,
  deps: { readonly db: Db; readonly now: Date; readonly secret: string },
): Promise<Submitted | null> {
  const { id } = storedSchema.parse(stored);
  const row = await findSubmission(deps.db, id);
  if (!row) return null;
  return { submission: toSubmissionView(row, deps), token: createOwnToken(deps.secret, row) };
}
