import { describe, expect, it } from 'vitest';
import { COUNTRIES, type CountryCode, type Language } from '@/lib/markets';
import { partnerById, REMINDER_MONTHS, reminderIn } from '@/lib/partners';
import { handleRemind } from '@/lib/partners/remind.handler';
import { forgetOldReminders, forgetReminder, remind, reminderSchema } from '@/lib/partners/server';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { renderOfferMail } from '@/lib/wiring/offer-mails';
import { withDatabase } from './helpers';
import { DAY, HOUR, later } from './support/time';

const database = withDatabase();
const { firstDay, lastDay } = partnerById('roladin');
const DURING = new Date(`${firstDay}T14:05:00Z`);
const BEFORE = later(-DAY, DURING);
const AFTER = later(DAY, new Date(`${lastDay}T14:05:00Z`));
const SHOP = 'shop@example.com';

type Answer = Awaited<ReturnType<EmailPort['send']>>;
type Deps = Parameters<typeof handleRemind>[0];

function post(answer: (mail: EmailMessage) => Answer | Promise<Answer> = ({ key }) => ok({ providerId: key })) {
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
const render: Deps['render'] = (partner, reminder) => renderOfferMail(partner, reminder, 'http://shop.test');
const run = (email: EmailPort, now = DURING, db = database.db) =>
  handleRemind({ db, email, now: () => now, shopEmail: SHOP, render });

/** Asks as the page does, and answers the row. */
async function asked(country: CountryCode = 'IL', language: Language = 'he', now = BEFORE) {
  const email = `${newId()}@example.com`;
  const input = { partner: 'roladin', email, country, language, consent: true };
  await remind(reminderSchema.parse(input), { db: database.db, now });
  return database.db.partnerReminder.findFirstOrThrow({ where: { email } });
}
const kept = (id: string) => database.db.partnerReminder.count({ where: { id } });
const noted = (id: string) => database.db.messageSent.findUnique({ where: { key: `partnerOffer:${id}` } });
const empty = async () => {
  await database.db.partnerReminder.deleteMany();
};

describe('rulings "Flow", Roladin: whoever asked hears when the offer opens', () => {
  it('one mail in their language, with the page of their market; then the address is gone', async () => {
    const { id, email: to } = await asked('IL', 'ru');
    const { sent, email } = post();
    await run(email);
    expect(sent).toMatchObject([{ to, replyTo: SHOP, key: `partnerOffer:${id}` }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain('http://shop.test/IL/ru/roladin');
      expect(part).toContain(`http://shop.test/IL/ru/roladin#forget=${id}`);
    }
    expect(sent[0]?.html).toContain('lang="ru"');
    expect(await kept(id)).toBe(0);
    const note = await noted(id);
    expect(note).toMatchObject({ kind: 'partnerOffer', providerId: `partnerOffer:${id}`, sentAt: DURING });
    expect(JSON.stringify(note)).not.toContain(to);
    await run(email, later(DAY, DURING));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['before', BEFORE],
    ['after', AFTER],
  ] as const)('nobody hears anything %s it', async (_, now) => {
    const { id } = await asked();
    const { sent, email } = post();
    await run(email, now);
    expect([sent, await kept(id)]).toEqual([[], 1]);
    await empty();
  });

  it('only where the partner has customers', async () => {
    await asked('US', 'en');
    const here = await asked('IL', 'en');
    const { sent, email } = post();
    await run(email);
    expect(sent.map(({ to }) => to)).toEqual([here.email]);
    await empty();
  });

  it('everybody, also beyond one batch', async () => {
    const about = {
      partner: 'roladin',
      country: 'IL',
      language: 'he',
      consentVersion: '1',
      consentAt: BEFORE,
    } as const;
    const many = Array.from({ length: 203 }, (_, at) => ({ ...about, email: `many-${at}@example.com` }));
    await database.db.partnerReminder.createMany({ data: many });
    const { sent, email } = post();
    await run(email);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(203);
    expect(await database.db.partnerReminder.count()).toBe(0);
  });
});

describe('one mail at most', () => {
  it('from several workers at once', async () => {
    for (let index = 0; index < 5; index++) await asked();
    const { sent, email } = post();
    await Promise.all([run(email), run(email), run(email)]);
    expect(sent.map(({ key }) => key).sort()).toEqual([...new Set(sent.map(({ key }) => key))].sort());
    expect(sent).toHaveLength(5);
  });

  it('from a worker that died after sending: no second one, and the address goes within a day or two', async () => {
    const { id } = await asked();
    const dying = post(() => {
      throw new Error('killed');
    });
    await expect(run(dying.email)).rejects.toThrow('killed');
    const { sent, email } = post();
    await run(email, later(HOUR, DURING));
    expect(sent).toEqual([]);
    expect(await kept(id)).toBe(1);
    await forgetOldReminders(database.db, later(DAY + HOUR, DURING));
    expect(await kept(id)).toBe(0);
  });

  it('what did not go is tried again; what never can is let be, and its address goes', async () => {
    const { id } = await asked();
    await expect(run(post(() => fail('email_not_delivered', { permanent: false })).email)).rejects.toThrow(
      '1 reminders',
    );
    expect([await kept(id), await noted(id)]).toEqual([1, null]);
    await run(post(() => fail('email_not_delivered', { permanent: true })).email);
    expect(await kept(id)).toBe(0);
    expect(await noted(id)).toMatchObject({ sentAt: null, failedCode: 'email_not_delivered' });
  });

  it('where the post is down, it is not tried with every address', async () => {
    for (let index = 0; index < 6; index++) await asked();
    let tries = 0;
    const { email } = post(() => {
      tries += 1;
      return fail('email_not_delivered', { permanent: false });
    });
    await expect(run(email)).rejects.toThrow('3 reminders');
    expect(tries).toBe(3);
    await empty();
  });
});

describe('rulings "Flow": links in e-mails only show a page', () => {
  it('the one in the mail names the reminder, which goes on a word of its own, once or twice', async () => {
    const { id } = await asked();
    const mail = renderOfferMail(
      partnerById('roladin'),
      await database.db.partnerReminder.findUniqueOrThrow({ where: { id } }),
      'http://shop.test',
    );
    const link = /http:\/\/shop\.test\S+#forget=[0-9a-f-]{36}/.exec(mail.text)?.[0] ?? '';
    expect(reminderIn(new URL(link).hash)).toBe(id);
    const other = await asked();
    for (const _ of [1, 2]) {
      expect(await forgetReminder(id, { db: database.db })).toEqual(ok({ forgotten: true }));
    }
    expect([await kept(id), await kept(other.id)]).toEqual([0, 1]);
    await empty();
  });
});

describe('an address that no offer came for', () => {
  it(`goes after ${REMINDER_MONTHS} months; asking again begins anew`, async () => {
    const { id, email } = await asked('IL', 'he', new Date('2026-12-13T09:00:00Z'));
    await forgetOldReminders(database.db, new Date('2028-02-13T08:00:00Z'));
    expect(await kept(id)).toBe(1);
    const input = { partner: 'roladin', email, country: 'IL', language: 'he', consent: true };
    await remind(reminderSchema.parse(input), { db: database.db, now: new Date('2027-12-13T09:00:00Z') });
    await forgetOldReminders(database.db, new Date('2028-02-14T09:00:00Z'));
    expect(await kept(id)).toBe(1);
    await forgetOldReminders(database.db, new Date('2029-02-14T09:00:00Z'));
    expect(await kept(id)).toBe(0);
  });

  it.each(Object.keys(COUNTRIES) as CountryCode[])(
    '%s: the job runs in daylight of the offer’s first day',
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
