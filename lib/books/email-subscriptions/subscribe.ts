import type { z } from 'zod';
import type { Db } from '@/lib/platform/db';
import { type AttemptLimit, CONTENDED_TX_OPTIONS, lockAttempts, recordAttempts } from '@/lib/platform/http';
import type { Enqueue } from '@/lib/platform/jobs';
import { fail, ok, type Result } from '@/lib/platform/result';
import { renderBookStory } from '../book-story';
import { isGuest } from '../drafts/viewer-access';
import { draftMailJob } from '../jobs';
import { findOwnedBookWords, lockBook, type Owner } from '../repository';
import type { SubscriptionStored } from './model';
import { enqueueReadyMail } from './notify-ready';
import { upsertSubscription } from './repository';
import type { subscriptionSchema } from './schema';

type Deps = {
  readonly db: Db;
  readonly owner: Owner;
  readonly enqueue: Enqueue;
  readonly now: Date;
  readonly newId: () => string;
  /** An HMAC with the shop's secret. */
  readonly hmac: (purpose: string, value: string) => string;
};

const HOUR_SECONDS = 3600;

/** Limits mails per address, so that nobody can flood a mailbox through our form. */
const getLimits = (email: string, { owner, hmac: keyed }: Deps): readonly AttemptLimit[] => [
  { key: `letter-by:${keyed('letter-by', owner.deviceId)}`, limit: 6, windowSeconds: HOUR_SECONDS },
  { key: `letter-to:${keyed('letter-to', email)}`, limit: 3, windowSeconds: HOUR_SECONDS },
];

/**
 * Stores a parent's e-mail address and consent for one draft: to notify when the preview is ready, or to send a link to
 * the draft now and one reminder later. The same address again changes nothing.
 */
export function subscribe(
  bookId: string,
  { consent: _, textVersion, ...asked }: z.output<typeof subscriptionSchema>,
  deps: Deps,
): Promise<Result<SubscriptionStored, 'not_found' | 'preview_not_ready' | 'rate_limited' | 'first_device_only'>> {
  const { db, owner, enqueue, now } = deps;
  return db.$transaction(async (tx) => {
    await lockBook(tx, bookId);
    const book = await findOwnedBookWords(tx, bookId, owner);
    if (!book) return fail('not_found');
    // A visitor from an e-mailed link cannot request further links.
    if (isGuest(book, owner)) return fail('first_device_only');
    if (!renderBookStory(book)) return fail('preview_not_ready');
    const limits = getLimits(asked.email, deps);
    const waitSeconds = await lockAttempts(tx, limits, now);
    if (waitSeconds > 0) return fail('rate_limited', { waitSeconds });
    await recordAttempts(tx, limits, now);
    const letterId = await upsertSubscription(tx, { bookId, ...asked, consentVersion: textVersion, consentAt: now });
    if (asked.reason === 'draft') {
      const key = `draftSaved:${deps.newId()}`;
      await enqueue(tx, draftMailJob, { letterId, kind: 'draftSaved', key }, { key });
    } else await enqueueReadyMail(tx, bookId, enqueue);
    return ok({ stored: true });
  }, CONTENDED_TX_OPTIONS);
}
