import { LETTER_CONSENT_VERSION, type LetterInput, letterSchema } from '@/lib/books';
import type { LetterJob } from '@/lib/books/jobs';
import { handleSendLetter } from '@/lib/books/letters/send-letter.handler';
import { handleRemindDrafts } from '@/lib/books/reminders/remind-drafts.handler';
import { askLetter, type Owner } from '@/lib/books/server';
import type { Db } from '@/lib/platform/db';
import { keyedHash, newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { EmailPort } from '@/lib/providers/email/port';
import { renderDraftMail, renderReminder } from '@/lib/wiring/draft-mails';
import { NOW } from '../support/time';

type Shop = {
  readonly db: Db;
  readonly enqueue: Enqueue;
  readonly queue: { jobs(name: string): Promise<readonly { data: unknown }[]> };
};

export const SHOP_URL = 'http://shop.test';
export const SECRET = 's'.repeat(32);
export const SHOP_EMAIL = 'shop@example.com';

/** The pages' and the worker's part in the mails about drafts, by their real use cases. */
export function desk(shop: Shop) {
  const keyed = (purpose: string, text: string) => keyedHash(SECRET, purpose, text);
  const mailing = (email: EmailPort, now: Date) => ({
    db: shop.db,
    email,
    now: () => now,
    newToken,
    shopEmail: SHOP_EMAIL,
  });
  return {
    ask(bookId: string, owner: Owner, wish: Partial<LetterInput> = {}, now = NOW) {
      const said = {
        consent: true,
        textVersion: LETTER_CONSENT_VERSION,
        language: 'he',
        reason: 'preview',
        ...wish,
      } as const;
      const input = letterSchema.parse({ email: `${newId()}@example.com`, ...said });
      return askLetter(bookId, input, { db: shop.db, owner, enqueue: shop.enqueue, now, newId, keyed });
    },
    /** Works through every mail in the queue; the queue keeps them, so that this may be repeated. */
    async work(email: EmailPort, now = NOW) {
      for (const { data } of await shop.queue.jobs('draft-letter')) {
        await handleSendLetter(data as LetterJob, {
          ...mailing(email, now),
          render: (kind, facts) => renderDraftMail(kind, facts, SHOP_URL),
        });
      }
    },
    remind: (email: EmailPort, now: Date) =>
      handleRemindDrafts({
        ...mailing(email, now),
        render: (facts, stop) => renderReminder(facts, stop, { shopUrl: SHOP_URL, secret: SECRET }),
      }),
  };
}

/** The secret of the mail's link to a page. */
export const secretOf = (text: string, page: 'resume' | 'stop-reminders'): string =>
  new RegExp(`${SHOP_URL}/\\w+/\\w+/${page}#([^\\s)]+)`).exec(text)?.[1] ?? '';
