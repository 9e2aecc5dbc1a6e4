import { type LedgerDeps, renderEmail, sendOnce } from '@/lib/email/server';
import { alarm } from '@/lib/platform/logging/alarm';
import { getReference, getReplyKey } from '../mail-props';
import { findAnswer } from './repository';

type Deps = LedgerDeps & {
  /** Where a reply about this request goes. */
  readonly getReplyTo: (requestId: string) => string;
};

/** Sends an answer of the staff exactly once. Throws to retry. */
export async function handleReplyMail({ messageId }: { readonly messageId: string }, deps: Deps): Promise<void> {
  const answer = await findAnswer(deps.db, messageId);
  if (!answer) return;
  const { text, request } = answer;
  const key = getReplyKey(messageId);
  const recipient = { to: request.email, replyTo: deps.getReplyTo(request.id) };
  const data = { reference: getReference(request.id), text };
  const outcome = await sendOnce(key, recipient, () => renderEmail('supportReply', request.language, data), deps);
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
  if (outcome === 'gave_up') alarm('mail_failed', { requestId: request.id, mail: 'supportReply' });
}
