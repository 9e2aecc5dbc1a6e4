import { handleDeleteAccount } from '@/lib/privacy/delete-account.handler';
import { handleInactiveNotice } from '@/lib/privacy/inactive/inactive-notice.handler';
import { handleWatchInactive } from '@/lib/privacy/inactive/watch-inactive.handler';
import type { EmailPort } from '@/lib/providers/email/port';
import type { SmsPort } from '@/lib/providers/sms/port';
import { createFakeEmail } from '../support/fake-email';
import { createFakeSms } from '../support/fake-sms';
import { addSeconds, DAY } from '../support/time';
import type { withShop } from '../support/with-shop';
import type { TestStorage } from '../support/with-storage';

type Shop = ReturnType<typeof withShop> & { readonly storage: TestStorage };

/** So many months and days after the tests' start, and until it is noon in Israel. */
export function byDay(months: number, days = 0): Date {
  const date = addSeconds(days * DAY);
  date.setUTCMonth(date.getUTCMonth() + months);
  const noon = new Date(date);
  noon.setUTCHours(10, 0, 0, 0);
  return noon < date ? addSeconds(DAY, noon) : noon;
}

/** The hourly job and what it enqueues, with a moved clock and ports that record what they send. */
export function createInactiveRunner(shop: Shop) {
  const mailbox = createFakeEmail();
  const phone = createFakeSms();
  type Ports = { readonly email?: EmailPort; readonly sms?: SmsPort };
  const getDeps = (now: Date, { email = mailbox.email, sms = phone.sms }: Ports) => ({
    db: shop.db,
    storage: shop.storage,
    email,
    sms,
    now: () => now,
    secret: 's'.repeat(32),
    shopUrl: 'https://gibori.test',
  });
  /** Runs the queued job of an account, if there is one; jobs stay in the queue, so this can be repeated. */
  const workOn =
    <Deps>(name: string, handle: (payload: { readonly accountId: string }, deps: Deps) => Promise<void>) =>
    async (accountId: string, deps: Deps): Promise<boolean> => {
      const jobs = await shop.queue.jobs(name);
      const queued = jobs.some(({ data }) => (data as { readonly accountId: string }).accountId === accountId);
      if (queued) await handle({ accountId }, deps);
      return queued;
    };
  const notify = workOn('inactive-notice', handleInactiveNotice);
  const finish = workOn('delete-account', handleDeleteAccount);

  const steps = {
    mails: (to: string) => mailbox.sent.filter((mail) => mail.to === to),
    texts: (to: string) => phone.sent.filter((message) => message.to === to),
    watch: (now: Date, enqueue = shop.enqueue) => handleWatchInactive({ db: shop.db, enqueue, now }),
    /** Runs the queued notice to an account's owner; `false` without one. */
    notify: (accountId: string, now: Date, ports: Ports = {}) => notify(accountId, getDeps(now, ports)),
    /** The hourly job, and the notice that it enqueues. */
    async watchAndNotify(accountId: string, now: Date, ports: Ports = {}) {
      await steps.watch(now);
      return steps.notify(accountId, now, ports);
    },
    /** Deletes the files of a deleted account and mails its receipt; `false` when it is not deleted. */
    finish: (accountId: string, now: Date, ports: Ports = {}) => finish(accountId, getDeps(now, ports)),
    isDeleted: async (id: string) => (await shop.db.account.findUniqueOrThrow({ where: { id } })).deletedAt !== null,
  };
  return steps;
}
