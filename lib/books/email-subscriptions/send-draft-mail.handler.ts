import { recordEmail, sendOnce } from '@/lib/email/server';
import type { DraftMailJob } from '../jobs';
import { findDraftToMail } from '../repository';
import { renderDraftEmail } from './draft-emails';
import { type DraftMailDeps, getDraftMailProps } from './draft-mail-props';
import { getReadyMailKind } from './notify-ready';
import { deleteSubscription, findSubscription } from './repository';

/**
 * Sends one requested mail exactly once: a repeated job finds it sent. A preview notification is a single mail, so its
 * address is deleted afterwards. Throws to retry.
 */
export async function handleSendDraftMail({ letterId, kind, key }: DraftMailJob, deps: DraftMailDeps): Promise<void> {
  const { db, now, shopEmail, shopUrl } = deps;
  const subscription = await findSubscription(db, letterId);
  const book = subscription && (await findDraftToMail(db, subscription.bookId));
  if (!book) return;
  // The draft was changed or approved since: the next drawing sends the mail.
  if (kind !== 'draftSaved' && getReadyMailKind(book) !== kind) return;
  await recordEmail(db, { key, kind, language: subscription.language }, now());
  const render = async () => {
    const props = await getDraftMailProps(book, subscription, deps);
    return props && renderDraftEmail(kind, props, shopUrl);
  };
  const outcome = await sendOnce(key, { to: subscription.email, replyTo: shopEmail }, render, {
    ...deps,
    onSettled: async (tx, settled) => {
      if (kind !== 'draftSaved' || settled === 'gave_up') await deleteSubscription(tx, letterId);
    },
  });
  if (outcome === 'failed') throw new Error(`Mail ${key} was not delivered`);
}
