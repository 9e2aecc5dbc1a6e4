import { describe, expect, it } from 'vitest';
import { COUNTRIES, type CountryCode, type Language } from '@/lib/markets';
import { getPartner, parseUnsubscribeFragment, REMINDER_MONTHS } from '@/lib/partners';
import { handleSendReminders, renderOfferEmail } from '@/lib/partners/send-reminders.handler';
import { createReminder, purgeReminders, reminderSchema, unsubscribeReminder } from '@/lib/partners/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { addSeconds, DAY, HOUR } from './support/time';
import { withDatabase } from './with-database';

const database = withDatabase();
const { firstDay, lastDay } = getPartner('roladin');
const DURING = new Date(`${firstDay}T14:05:00Z`);
const BEFORE = addSeconds(-DAY, DURING);
const AFTER = addSeconds(DAY, new Date(`${lastDay}T14:05:00Z`));
const SHOP = 'shop@example.com';
const ANONYMOUS = { accountId: null, deviceId: newId() };

type SendResult = Awaited<ReturnType<EmailPort['send']>>;

function createFakeEmail(
  answer: (mail: EmailMessage) => SendResult | Promise<SendResult> = ({ key }) => ok({ providerId: key }),
) {
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    send: async (mail) => {
      const answered = await answer(mail);
      if (answered.ok) sent.push(mail);
      return answered;
    },
  };
  return { sent, email };
}
const run = (email: EmailPort, now = DURING, db = database.db) =>
  handleSendReminders({ db, email, now: () => now, shopEmail: SHOP, shopUrl: 'http://shop.test' });

/** Subscribes like the page does, and returns the row. */
async function createdReminder(country: CountryCode = 'IL', language: Language = 'he', now = BEFORE) {
  const email = `${newId()}@example.com`;
  const input = { partner: 'roladin', email, country, language, consent: true };
  await createReminder(reminderSchema.parse(input), { db: database.db, now, asker: ANONYMOUS });
  return database.db.partnerReminder.findFirstOrThrow({ where: { email } });
}
const findStored = (id: string) => database.db.partnerReminder.count({ where: { id } });
const findMessage = (id: string) => database.db.messageSent.findUnique({ where: { key: `partnerOffer:${id}` } });
const deleteAll = async () => {
  await database.db.partnerReminder.deleteMany();
};

describe('rulings "Flow", Roladin: subscribers are notified when the offer opens', () => {
  it('one mail in their language, with the page of their market; then the address is deleted', async () => {
    const { id, email: to } = await createdReminder('IL', 'ru');
    const { sent, email } = createFakeEmail();
    await run(email);
    expect(sent).toMatchObject([{ to, replyTo: SHOP, key: `partnerOffer:${id}` }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain('http://shop.test/IL/ru/roladin');
      expect(part).toContain(`http://shop.test/IL/ru/roladin#forget=${id}`);
    }
    expect(sent[0]?.html).toContain('lang="ru"');
    expect(await findStored(id)).toBe(0);
    const note = await findMessage(id);
    expect(note).toMatchObject({ kind: 'partnerOffer', providerId: `partnerOffer:${id}`, sentAt: DURING });
    expect(JSON.stringify(note)).not.toContain(to);
    await run(email, addSeconds(DAY, DURING));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['before', BEFORE],
    ['after', AFTER],
  ] as const)('no mail %s it', async (_, now) => {
    const { id } = await createdReminder();
    const { sent, email } = createFakeEmail();
    await run(email, now);
    expect([sent, await findStored(id)]).toEqual([[], 1]);
    await deleteAll();
  });

  it("only in the partner's markets", async () => {
    await createdReminder('US', 'en');
    const here = await createdReminder('IL', 'en');
    const { sent, email } = createFakeEmail();
    await run(email);
    expect(sent.map(({ to }) => to)).toEqual([here.email]);
    await deleteAll();
  });

  it('sends to all subscribers, also beyond one batch', async () => {
    const about = {
      partner: 'roladin',
      country: 'IL',
      language: 'he',
      consentVersion: '1',
      consentAt: BEFORE,
    } as const;
    const many = Array.from({ length: 203 }, (_, at) => ({ ...about, email: `many-${at}@example.com` }));
    await database.db.partnerReminder.createMany({ data: many });
    const { sent, email } = createFakeEmail();
    await run(email);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(203);
    expect(await database.db.partnerReminder.count()).toBe(0);
  });
});

describe('one mail at most', () => {
  it('with several workers', async () => {
    for (let index = 0; index < 5; index++) await createdReminder();
    const { sent, email } = createFakeEmail();
    await Promise.all([run(email), run(email), run(email)]);
    expect(sent.map(({ key }) => key).sort()).toEqual([...new Set(sent.map(({ key }) => key))].sort());
    expect(sent).toHaveLength(5);
  });

  it('with a worker that died after sending: no second mail, and the address is deleted within a day or two', async () => {
    const { id } = await createdReminder();
    const dying = createFakeEmail(() => {
      throw new Error('killed');
    });
    await expect(run(dying.email)).rejects.toThrow('killed');
    const { sent, email } = createFakeEmail();
    await run(email, addSeconds(HOUR, DURING));
    expect(sent).toEqual([]);
    expect(await findStored(id)).toBe(1);
    await purgeReminders(database.db, addSeconds(DAY + HOUR, DURING));
    expect(await findStored(id)).toBe(0);
  });

  it('retries a temporary failure; after a permanent one the address is deleted', async () => {
    const { id } = await createdReminder();
    await expect(run(createFakeEmail(() => fail('email_not_delivered', { permanent: false })).email)).rejects.toThrow(
      '1 reminders',
    );
    expect(await findStored(id)).toBe(1);
    expect(await findMessage(id)).toMatchObject({ sentAt: null, failedCode: 'email_not_delivered', givenUpAt: null });
    await run(createFakeEmail(() => fail('email_not_delivered', { permanent: true })).email);
    expect(await findStored(id)).toBe(0);
    expect(await findMessage(id)).toMatchObject({ sentAt: null, failedCode: 'email_not_delivered', givenUpAt: DURING });
  });

  it('during an outage it does not try every address', async () => {
    for (let index = 0; index < 6; index++) await createdReminder();
    let tries = 0;
    const { email } = createFakeEmail(() => {
      tries += 1;
      return fail('email_not_delivered', { permanent: false });
    });
    await expect(run(email)).rejects.toThrow('3 reminders');
    expect(tries).toBe(3);
    await deleteAll();
  });
});

describe('rulings "Flow": links in e-mails only show a page', () => {
  it("the mail's link contains the reminder's id; a separate request deletes it, also repeated", async () => {
    const { id } = await createdReminder();
    const mail = await renderOfferEmail(
      getPartner('roladin'),
      await database.db.partnerReminder.findUniqueOrThrow({ where: { id } }),
      'http://shop.test',
    );
    const link = /http:\/\/shop\.test\S+#forget=[0-9a-f-]{36}/.exec(mail.text)?.[0] ?? '';
    expect(parseUnsubscribeFragment(new URL(link).hash)).toBe(id);
    const other = await createdReminder();
    for (const _ of [1, 2]) {
      expect(await unsubscribeReminder(id, { db: database.db })).toEqual(ok({ forgotten: true }));
    }
    expect([await findStored(id), await findStored(other.id)]).toEqual([0, 1]);
    await deleteAll();
  });
});

describe('an address without an offer', () => {
  it(`goes after ${REMINDER_MONTHS} months; asking again begins anew`, async () => {
    const { id, email } = await createdReminder('IL', 'he', new Date('2026-12-13T09:00:00Z'));
    await purgeReminders(database.db, new Date('2028-02-13T08:00:00Z'));
    expect(await findStored(id)).toBe(1);
    const input = { partner: 'roladin', email, country: 'IL', language: 'he', consent: true };
    await createReminder(reminderSchema.parse(input), {
      db: database.db,
      now: new Date('2027-12-13T09:00:00Z'),
      asker: ANONYMOUS,
    });
    await purgeReminders(database.db, new Date('2028-02-14T09:00:00Z'));
    expect(await findStored(id)).toBe(1);
    await purgeReminders(database.db, new Date('2029-02-14T09:00:00Z'));
    expect(await findStored(id)).toBe(0);
  });

  it.each(Object.keys(COUNTRIES) as CountryCode[])(
    "%s: the job runs in the daytime of the offer's first day",
    (country) => {
      const { timeZone } = COUNTRIES[country];
      const hour = Number(
        new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(DURING),
      );
      expect(hour).toBeGreaterThanOrEqual(8);
      expect(hour).toBeLessThanOrEqual(20);
    },
  );
});
