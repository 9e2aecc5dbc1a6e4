import { EMAIL_CONSENT_VERSION, type SubscriptionInput, subscriptionSchema } from '@/lib/books';
import { handleSendDraftMail } from '@/lib/books/email-subscriptions/send-draft-mail.handler';
import type { DraftMailJob } from '@/lib/books/jobs';
import { handleRemindDrafts } from '@/lib/books/reminders/remind-drafts.handler';
import { type Owner, subscribe } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import { keyedHash } from '@/lib/platform/tokens';
import type { EmailPort } from '@/lib/providers/email/port';
import { NOW } from '../support/time';

type Shop = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly queue: { jobs(name: string): Promise<readonly { data: unknown }[]> };
};

export const SHOP_URL = 'http://shop.test';
export const SECRET = 's'.repeat(32);
export const SHOP_EMAIL = 'shop@example.com';

/** Subscribes to draft mails and sends them, through the real use cases. */
export function createMailRunner(shop: Shop) {
  const keyed = (purpose: string, text: string) => keyedHash(SECRET, purpose, text);
  const mailing = (email: EmailPort, now: Date) => ({
    db: shop.db,
    email,
    now: () => now,
    newToken,
    shopEmail: SHOP_EMAIL,
    shopUrl: SHOP_URL,
    secret: SECRET,
  });
  return {
    ask(bookId: string, owner: Owner, wish: Partial<SubscriptionInput> = {}, now = NOW) {
      const said = {
        consent: true,
        textVersion: EMAIL_CONSENT_VERSION,
        language: 'he',
        reason: 'preview',
        ...wish,
      } as const;
      const input = subscriptionSchema.parse({ email: `${newId()}@example.com`, ...said });
      return subscribe(bookId, input, { db: shop.db, owner, enqueue: shop.enqueue, now, newId, hmac: keyed });
    },
    /** Sends every mail in the queue; jobs stay in the queue, so this can be repeated. */
    async work(email: EmailPort, now = NOW) {
      for (const { data } of await shop.queue.jobs('draft-mail')) {
        await handleSendDraftMail(data as DraftMailJob, mailing(email, now));
      }
    },
    remind: (email: EmailPort, now: Date) => handleRemindDrafts(mailing(email, now)),
  };
}

/** The token in the mail's link to a page. */
export const getToken = (text: string, page: 'resume' | 'stop-reminders' | 'delete-photo'): string =>
  new RegExp(`${SHOP_URL}/\\w+/\\w+/${page}#([^\\s)]+)`).exec(text)?.[1] ?? '';
