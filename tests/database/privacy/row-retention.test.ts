import { expect, it } from 'vitest';
import { ALERT_MONTHS } from '@/lib/book-alerts';
import { MESSAGE_MONTHS } from '@/lib/email';
import { REMINDER_MONTHS } from '@/lib/partners';
import { EVENT_DAYS } from '@/lib/payments';
import { newId, newToken } from '@/lib/platform/ids';
import { purgeRows } from '@/lib/server/jobs/purge-rows';
import { SUPPORT_YEARS } from '@/lib/support';
import { newAccount, newPhone } from '../support/identities';
import { addSeconds, DAY, MINUTE, NOW } from '../support/time';
import { withDatabase } from '../with-database';

const database = withDatabase();

/** Months differ by up to three days: on the last day of a year, 14 months later is a day of March. */
const MARGIN_DAYS = 4;

const after = (days: number) => addSeconds(days * DAY);
const afterMonths = (months: number, days: number): Date => {
  const date = after(days);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
};

type Db = typeof database.db;
type Row = {
  readonly what: string;
  /** Writes one row at the start. */
  readonly write: (db: Db) => Promise<unknown>;
  /** How many of its kind hold anything. */
  readonly count: (db: Db) => Promise<number>;
  /** Still there, and gone. */
  readonly kept: Date;
  readonly gone: Date;
};

const asked = { language: 'he', country: 'IL', consentVersion: '1', consentAt: NOW } as const;
const message = { channel: 'email', kind: 'draftSaved', language: 'he', createdAt: NOW } as const;

const ROWS: readonly Row[] = [
  {
    what: 'a support request',
    write: (db) =>
      db.supportRequest.create({
        data: { email: 'a@example.com', description: 'שלום', language: 'he', createdAt: NOW },
      }),
    count: (db) => db.supportRequest.count(),
    kept: afterMonths(SUPPORT_YEARS * 12, -MARGIN_DAYS),
    gone: afterMonths(SUPPORT_YEARS * 12, MARGIN_DAYS),
  },
  {
    what: 'the record of a message to somebody without an account',
    write: (db) => db.messageSent.create({ data: { key: newId(), ...message } }),
    count: (db) => db.messageSent.count({ where: { accountId: null } }),
    kept: afterMonths(MESSAGE_MONTHS, -MARGIN_DAYS),
    gone: afterMonths(MESSAGE_MONTHS, MARGIN_DAYS),
  },
  {
    what: 'a one-time code',
    write: (db) =>
      db.oneTimeCode.create({
        data: {
          phone: newPhone(),
          deviceId: newId(),
          language: 'he',
          termsVersion: '1',
          createdAt: NOW,
          expiresAt: addSeconds(10 * MINUTE),
        },
      }),
    count: (db) => db.oneTimeCode.count(),
    kept: after(0.9),
    gone: after(1.1),
  },
  {
    what: 'a session',
    write: async (db) => {
      const { accountId } = await newAccount(db);
      await db.session.create({ data: { accountId, tokenHash: newToken(), createdAt: NOW, expiresAt: after(30) } });
    },
    count: (db) => db.session.count(),
    kept: after(29),
    gone: after(31),
  },
  {
    what: 'a verified device',
    write: (db) => db.verifiedDevice.create({ data: { key: newId(), verifiedAt: NOW } }),
    count: (db) => db.verifiedDevice.count(),
    kept: after(399),
    gone: after(401),
  },
  {
    what: 'the count of wrong codes',
    write: (db) => db.codeFailures.create({ data: { key: newId(), count: 1, at: NOW } }),
    count: (db) => db.codeFailures.count(),
    kept: after(29),
    gone: after(31),
  },
  {
    what: 'a counted attempt',
    write: (db) => db.attempt.create({ data: { key: newId(), at: NOW } }),
    count: (db) => db.attempt.count(),
    kept: after(0.9),
    gone: after(1.1),
  },
  {
    what: 'a stored reply',
    write: (db) =>
      db.idempotentReply.create({
        data: { scope: 's', key: newId(), requestHash: 'h', status: 200, body: { name: 'דנה' }, createdAt: NOW },
      }),
    count: (db) => db.idempotentReply.count(),
    kept: after(0.9),
    gone: after(1.1),
  },
  {
    what: 'what a provider reported',
    write: (db) =>
      db.providerEvent.create({
        data: {
          provider: 'lulu',
          eventId: newId(),
          kind: 'shipped',
          payload: { trackingNumber: 'RR123456785IL' },
          receivedAt: NOW,
        },
      }),
    count: async (db) =>
      (await db.providerEvent.findMany()).filter(({ payload }) => JSON.stringify(payload) !== '{}').length,
    kept: after(EVENT_DAYS - 1),
    gone: after(EVENT_DAYS + 1),
  },
  {
    what: 'an address for a reminder of an offer',
    write: (db) => db.partnerReminder.create({ data: { partner: 'roladin', email: 'a@example.com', ...asked } }),
    count: (db) => db.partnerReminder.count(),
    kept: afterMonths(REMINDER_MONTHS, -MARGIN_DAYS),
    gone: afterMonths(REMINDER_MONTHS, MARGIN_DAYS),
  },
  {
    what: 'an address for a new book',
    write: (db) => db.bookAlert.create({ data: { catalogueId: 14, email: 'a@example.com', ...asked } }),
    count: (db) => db.bookAlert.count(),
    kept: afterMonths(ALERT_MONTHS, -MARGIN_DAYS),
    gone: afterMonths(ALERT_MONTHS, MARGIN_DAYS),
  },
  {
    what: 'a link to a draft',
    write: async (db) => {
      const { id: bookId } = await db.book.create({ data: { deviceId: newId(), language: 'he' } });
      await db.resumeLink.create({ data: { bookId, tokenHash: newToken(), createdAt: NOW, expiresAt: after(7) } });
    },
    count: (db) => db.resumeLink.count(),
    kept: after(6),
    gone: after(8),
  },
  {
    what: 'a message of the sandbox',
    write: (db) => db.outboxMessage.create({ data: { channel: 'sms', to: newPhone(), text: '1', createdAt: NOW } }),
    count: (db) => db.outboxMessage.count(),
    kept: after(29),
    gone: after(31),
  },
];

it.each(ROWS)(
  'rulings "Photos and names": $what stays until its end, and no longer',
  async ({ write, count, kept, gone }) => {
    const { db } = database;
    await write(db);
    await purgeRows(db, kept);
    expect(await count(db)).toBe(1);
    await purgeRows(db, gone);
    expect(await count(db)).toBe(0);
  },
);

it('an address for a draft goes with the draft', async () => {
  const { db } = database;
  const { id: bookId } = await db.book.create({ data: { deviceId: newId(), language: 'he' } });
  await db.draftLetter.create({ data: { bookId, reason: 'draft', email: 'a@example.com', ...asked } });
  await purgeRows(db, NOW);
  expect(await db.draftLetter.count()).toBe(1);
  await db.book.update({ where: { id: bookId }, data: { deletedAt: NOW } });
  await purgeRows(db, NOW);
  expect(await db.draftLetter.count()).toBe(0);
});

it('records of messages about an order or to an account end with these, not before', async () => {
  const { db } = database;
  const { accountId } = await newAccount(db);
  await db.messageSent.create({ data: { key: newId(), accountId, ...message } });
  const order = { accountId, country: 'IL', currency: 'ILS', language: 'he', email: '' } as const;
  const { id: orderId } = await db.order.create({ data: order });
  await db.messageSent.create({ data: { key: newId(), orderId, ...message } });
  await purgeRows(db, afterMonths(5 * 12, 0));
  expect(await db.messageSent.count()).toBe(2);
});

it('a repeated event of a provider is known for good: only its content goes', async () => {
  const { db } = database;
  const event = { provider: 'stripe', eventId: newId(), kind: 'paid', payload: { paymentId: 'p' }, receivedAt: NOW };
  await db.providerEvent.create({ data: event });
  await purgeRows(db, after(EVENT_DAYS + 1));
  expect(await db.providerEvent.findMany({ where: { eventId: event.eventId } })).toMatchObject([
    { kind: 'paid', payload: {} },
  ]);
});
