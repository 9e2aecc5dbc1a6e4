import { describe, expect, it } from 'vitest';
import { ALERT_MONTHS, alertIn } from '@/lib/book-alerts';
import { alertSchema, askAlert, forgetAlert, forgetOldAlerts } from '@/lib/book-alerts/server';
import { handleTellBooks } from '@/lib/book-alerts/tell.handler';
import { booksIn } from '@/lib/catalogue';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { renderAlertMail } from '@/lib/wiring/alert-mails';
import { withDatabase } from './helpers';
import { DAY, HOUR, later, NOW } from './support/time';

const database = withDatabase();
const SOON = booksIn('ru').find(({ comingSoon }) => comingSoon)?.id ?? 0;
const OUT = booksIn('ru').find(({ comingSoon }) => !comingSoon)?.id ?? 0;
const ASKED = { catalogueId: SOON, country: 'IL', language: 'ru', consent: true };

const ask = (change: object = {}, now = NOW) =>
  askAlert(alertSchema.parse({ ...ASKED, email: 'parent@example.com', ...change }), { db: database.db, now });

/** Asks as the page does, and answers the row. */
async function asked(now = NOW) {
  const email = `${newId()}@example.com`;
  await ask({ email }, now);
  return database.db.bookAlert.findFirstOrThrow({ where: { email } });
}
const kept = (id: string) => database.db.bookAlert.count({ where: { id } });
const empty = () => database.db.bookAlert.deleteMany();

type Answer = Awaited<ReturnType<EmailPort['send']>>;
function post(answer: (mail: EmailMessage) => Answer = ({ key }) => ok({ providerId: key })) {
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    send: async (mail) => {
      const answered = answer(mail);
      if (answered.ok) sent.push(mail);
      return answered;
    },
  };
  return { sent, email };
}
const tell = (email: EmailPort, isOut: boolean) =>
  handleTellBooks({
    db: database.db,
    email,
    now: () => NOW,
    shopEmail: 'shop@example.com',
    isOut: () => isOut,
    render: (alert) => renderAlertMail(alert, 'http://shop.test'),
  });

describe('§4 coming soon: whoever asks hears when the book is out', () => {
  it('an address is stored once for a book, with its consent', async () => {
    expect(await ask({ email: ' Parent@Example.com ' })).toEqual(ok({ stored: true }));
    expect(await ask({ language: 'en' }, later(DAY))).toEqual(ok({ stored: true }));
    expect(await database.db.bookAlert.findMany()).toMatchObject([
      { catalogueId: SOON, email: 'parent@example.com', language: 'en', consentAt: later(DAY) },
    ]);
    await empty();
  });

  it('not for a book that is out, nor for one that there is not; a program is told the same and not stored', async () => {
    expect(await ask({ catalogueId: OUT })).toMatchObject({ ok: false, code: 'book_not_available' });
    expect(await ask({ catalogueId: 4999 })).toMatchObject({ ok: false, code: 'book_not_available' });
    expect(await ask({ website: 'https://example.com' })).toEqual(ok({ stored: true }));
    expect(await database.db.bookAlert.count()).toBe(0);
    expect(alertSchema.safeParse({ ...ASKED, email: 'parent@', consent: true }).success).toBe(false);
    expect(alertSchema.safeParse({ ...ASKED, email: 'a@b.co', consent: false }).success).toBe(false);
  });

  it('one mail when it is out, with the page and a way out; then the address is gone', async () => {
    const { id, email: to } = await asked();
    const { sent, email } = post();
    await tell(email, false);
    expect([sent, await kept(id)]).toEqual([[], 1]);
    await tell(email, true);
    expect(sent).toMatchObject([{ to, key: `bookOut:${id}` }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain(`http://shop.test/IL/ru/books/${SOON}`);
      expect(part).toContain(`#forget-alert=${id}`);
    }
    expect(await kept(id)).toBe(0);
    await tell(email, true);
    expect(sent).toHaveLength(1);
  });

  it('the catalogue says what is out: nobody hears of a book that is still announced', async () => {
    const { id } = await asked();
    const { sent, email } = post();
    const render = () => renderAlertMail({ ...ASKED, id } as never, 'http://shop.test');
    await handleTellBooks({ db: database.db, email, now: () => NOW, shopEmail: 'shop@example.com', render });
    expect([sent, await kept(id)]).toEqual([[], 1]);
    await empty();
  });

  it('one mail at most from several workers; what did not go is tried again, what never can is let be', async () => {
    const { id } = await asked();
    await expect(tell(post(() => fail('email_not_delivered', { permanent: false })).email, true)).rejects.toThrow(
      '1 alerts',
    );
    expect(await kept(id)).toBe(1);
    await asked();
    const { sent, email } = post();
    await Promise.all([tell(email, true), tell(email, true), tell(email, true)]);
    expect(sent).toHaveLength(2);
    const hopeless = await asked();
    await tell(post(() => fail('email_not_delivered', { permanent: true })).email, true);
    expect(await kept(hopeless.id)).toBe(0);
  });

  it(`an address goes on its owner’s word, and after ${ALERT_MONTHS} months without the book`, async () => {
    const { id } = await asked();
    expect(alertIn(`#forget-alert=${id}`)).toBe(id);
    for (const _ of [1, 2]) expect(await forgetAlert(id, { db: database.db })).toEqual(ok({ forgotten: true }));
    expect(await kept(id)).toBe(0);
    const old = await asked(new Date('2026-12-01T09:00:00Z'));
    await forgetOldAlerts(database.db, new Date('2027-12-01T08:00:00Z'));
    expect(await kept(old.id)).toBe(1);
    await forgetOldAlerts(database.db, new Date(new Date('2027-12-01T09:00:00Z').getTime() + HOUR));
    expect(await kept(old.id)).toBe(0);
  });
});
