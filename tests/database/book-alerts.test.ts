import { describe, expect, it } from 'vitest';
import { ALERT_MONTHS, parseAlertUnsubscribeFragment } from '@/lib/book-alerts';
import { handleSendAlerts } from '@/lib/book-alerts/send-alerts.handler';
import { alertSchema, createAlert, purgeAlerts, unsubscribeAlert } from '@/lib/book-alerts/server';
import { listBooksInLanguage } from '@/lib/catalogue';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { addSeconds, DAY, HOUR, NOW } from './support/time';
import { withDatabase } from './with-database';

const database = withDatabase();
/** The announced book of these tests; the catalogue has one at times. */
const UNRELEASED_ID = listBooksInLanguage('ru').at(-1)?.id ?? 0;
const RELEASED_ID = listBooksInLanguage('ru').find(({ comingSoon }) => !comingSoon)?.id ?? 0;
const ANONYMOUS = { accountId: null, deviceId: newId() };
const INPUT = { catalogueId: UNRELEASED_ID, country: 'IL', language: 'ru', consent: true };

const createAlertWith = (change: object = {}, now = NOW) =>
  createAlert(alertSchema.parse({ ...INPUT, email: 'parent@example.com', ...change }), {
    db: database.db,
    now,
    asker: ANONYMOUS,
    isAnnounced: (id) => id === UNRELEASED_ID,
  });

/** Subscribes like the page does, and returns the row. */
async function createdAlert(now = NOW) {
  const email = `${newId()}@example.com`;
  await createAlertWith({ email }, now);
  return database.db.bookAlert.findFirstOrThrow({ where: { email } });
}
const findStored = (id: string) => database.db.bookAlert.count({ where: { id } });
const deleteAll = () => database.db.bookAlert.deleteMany();

type SendResult = Awaited<ReturnType<EmailPort['send']>>;
function createFakeEmail(answer: (mail: EmailMessage) => SendResult = ({ key }) => ok({ providerId: key })) {
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
const sendAlerts = (email: EmailPort, isReleased: boolean) =>
  handleSendAlerts({
    db: database.db,
    email,
    now: () => NOW,
    shopEmail: 'shop@example.com',
    isReleased: () => isReleased,
    shopUrl: 'http://shop.test',
  });

describe('§4 coming soon: subscribers are notified when the book is released', () => {
  it('stores an address once per book, with its consent', async () => {
    expect(await createAlertWith({ email: ' Parent@Example.com ' })).toEqual(ok({ stored: true }));
    expect(await createAlertWith({ language: 'en' }, addSeconds(DAY))).toEqual(ok({ stored: true }));
    expect(await database.db.bookAlert.findMany()).toMatchObject([
      { catalogueId: UNRELEASED_ID, email: 'parent@example.com', language: 'en', consentAt: addSeconds(DAY) },
    ]);
    await deleteAll();
  });

  it('rejects released and unknown books; a bot gets the same answer and is not stored', async () => {
    expect(await createAlertWith({ catalogueId: RELEASED_ID })).toMatchObject({
      ok: false,
      code: 'book_not_available',
    });
    expect(await createAlertWith({ catalogueId: 4999 })).toMatchObject({ ok: false, code: 'book_not_available' });
    expect(await createAlertWith({ website: 'https://example.com' })).toEqual(ok({ stored: true }));
    expect(await database.db.bookAlert.count()).toBe(0);
    expect(alertSchema.safeParse({ ...INPUT, email: 'parent@', consent: true }).success).toBe(false);
    expect(alertSchema.safeParse({ ...INPUT, email: 'a@b.co', consent: false }).success).toBe(false);
  });

  it('sends one mail at the release, with the page and an unsubscribe link; then the address is deleted', async () => {
    const { id, email: to } = await createdAlert();
    const { sent, email } = createFakeEmail();
    await sendAlerts(email, false);
    expect([sent, await findStored(id)]).toEqual([[], 1]);
    await sendAlerts(email, true);
    expect(sent).toMatchObject([{ to, key: `bookOut:${id}` }]);
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain(`http://shop.test/IL/ru/books/${UNRELEASED_ID}`);
      expect(part).toContain(`#forget-alert=${id}`);
    }
    expect(await findStored(id)).toBe(0);
    await sendAlerts(email, true);
    expect(sent).toHaveLength(1);
  });

  it('the catalogue decides what is released: its books cause a mail, and nobody waits for one of them', async () => {
    const { id } = await createdAlert();
    const released = listBooksInLanguage('ru').at(-1)?.comingSoon === false;
    const { sent, email } = createFakeEmail();
    await handleSendAlerts({
      db: database.db,
      email,
      now: () => NOW,
      shopEmail: 'shop@example.com',
      shopUrl: 'http://shop.test',
    });
    expect([sent.length, await findStored(id)]).toEqual(released ? [1, 0] : [0, 1]);
    const asked = { ...INPUT, email: 'parent@example.com', catalogueId: RELEASED_ID };
    expect(await createAlert(alertSchema.parse(asked), { db: database.db, now: NOW, asker: ANONYMOUS })).toMatchObject({
      code: 'book_not_available',
    });
    await deleteAll();
  });

  it('several workers send at most one mail; temporary failures are retried, permanent ones are not', async () => {
    const { id } = await createdAlert();
    await expect(
      sendAlerts(createFakeEmail(() => fail('email_not_delivered', { permanent: false })).email, true),
    ).rejects.toThrow('1 alerts');
    expect(await findStored(id)).toBe(1);
    await createdAlert();
    const { sent, email } = createFakeEmail();
    await Promise.all([sendAlerts(email, true), sendAlerts(email, true), sendAlerts(email, true)]);
    expect(sent).toHaveLength(2);
    const hopeless = await createdAlert();
    await sendAlerts(createFakeEmail(() => fail('email_not_delivered', { permanent: true })).email, true);
    expect(await findStored(hopeless.id)).toBe(0);
  });

  it(`an address is deleted on its owner’s request, and after ${ALERT_MONTHS} months without the book`, async () => {
    const { id } = await createdAlert();
    expect(parseAlertUnsubscribeFragment(`#forget-alert=${id}`)).toBe(id);
    for (const _ of [1, 2]) expect(await unsubscribeAlert(id, { db: database.db })).toEqual(ok({ forgotten: true }));
    expect(await findStored(id)).toBe(0);
    const old = await createdAlert(new Date('2026-12-01T09:00:00Z'));
    await purgeAlerts(database.db, new Date('2027-12-01T08:00:00Z'));
    expect(await findStored(old.id)).toBe(1);
    await purgeAlerts(database.db, new Date(new Date('2027-12-01T09:00:00Z').getTime() + HOUR));
    expect(await findStored(old.id)).toBe(0);
  });
});
