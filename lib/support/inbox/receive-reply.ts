import type { Db } from '@/lib/platform/db';
import { cleanText } from '@/lib/platform/text/clean-text';
import type { InboundEmail } from '@/lib/providers/inbound-email/port';
import { moveRequest } from '../move-request';
import { readReplyAddress } from '../reply-address';
import * as repo from './repository';

/** A mail may quote a whole exchange. */
const MAX_LENGTH = 20_000;

type Deps = { readonly db: Db; readonly secrets: readonly string[]; readonly now: Date; readonly newId: () => string };

/** `unknown`: not the address of a request, or of one that was deleted. */
export type ReplyOutcome = 'stored' | 'repeated' | 'empty' | 'unknown';

/** Stores a customer's reply with its request, once, and opens the request again. Attached files are not kept. */
export function receiveReply(mail: InboundEmail, { db, secrets, now, newId }: Deps): Promise<ReplyOutcome> {
  const requestId = readReplyAddress(secrets, mail.to);
  const text = cleanText(mail.text).slice(0, MAX_LENGTH);
  return db.$transaction(async (tx) => {
    if (!requestId) return 'unknown';
    await repo.lockRequest(tx, requestId);
    const request = await repo.findRequestState(tx, requestId);
    if (!request) return 'unknown';
    if (!text) return 'empty';
    const message = { id: newId(), requestId, email: mail.from, text, mailId: mail.mailId, createdAt: now };
    if (!(await repo.insertMessage(tx, message))) return 'repeated';
    await moveRequest(tx, request, 'received', 'customer', now);
    return 'stored';
  });
}
