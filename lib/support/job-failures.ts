import { giveUpEmail } from '@/lib/email/server';
import type { Db } from '@/lib/platform/db';
import { alarm } from '@/lib/platform/logging/alarm';
import { getReplyKey, getSupportMailKey, type SupportMailKind } from './mail-props';

type SupportMailPayload = { readonly requestId: string; readonly kind: SupportMailKind };

/** A mail about a support request failed for a day; the request itself is stored. */
export async function handleSupportMailFailure(
  { requestId, kind }: SupportMailPayload,
  { db, now }: { readonly db: Db; readonly now: Date },
) {
  await giveUpEmail(db, getSupportMailKey(kind, requestId), now);
  alarm('mail_failed', { requestId, mail: kind });
}

/** An answer failed for a day; it stands in the request's thread. */
export async function handleReplyMailFailure(
  { messageId }: { readonly messageId: string },
  { db, now }: { readonly db: Db; readonly now: Date },
) {
  await giveUpEmail(db, getReplyKey(messageId), now);
  alarm('mail_failed', { messageId, mail: 'supportReply' });
}
