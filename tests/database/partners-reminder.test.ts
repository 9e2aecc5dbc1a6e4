import { describe, expect, it } from 'vitest';
import { createReminder, reminderSchema } from '@/lib/partners/server';
import { newId } from '@/lib/platform/ids';
import { addSeconds, DAY, NOW } from './support/time';
import { withDatabase } from './with-database';

const database = withDatabase();
const ANONYMOUS = { accountId: null, deviceId: newId() };
const INPUT = { partner: 'roladin', email: 'parent@example.com', country: 'IL', language: 'he', consent: true };

const createReminderWith = (change: object = {}, now = NOW) =>
  createReminder(reminderSchema.parse({ ...INPUT, ...change }), { db: database.db, now, asker: ANONYMOUS });
const stored = () => database.db.partnerReminder.findMany({ orderBy: { createdAt: 'asc' } });
const listCodes = (change: object) => {
  const parsed = reminderSchema.safeParse({ ...INPUT, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('rulings "Flow": outside its days the page takes addresses for a reminder', () => {
  it('stores the consent with its time and language', async () => {
    expect(await createReminderWith()).toEqual({ ok: true, value: { stored: true } });
    expect(await stored()).toMatchObject([
      { partner: 'roladin', email: 'parent@example.com', country: 'IL', language: 'he', consentAt: NOW },
    ]);
  });

  it('stores an address once, normalized, with the same response; the newest language counts', async () => {
    const again = await Promise.all([
      createReminderWith({ email: ' Parent@Example.com ', language: 'ru' }, addSeconds(DAY)),
      createReminderWith({ email: 'PARENT@example.com', language: 'ru' }, addSeconds(DAY)),
    ]);
    expect(again).toEqual(Array(2).fill({ ok: true, value: { stored: true } }));
    expect(await stored()).toMatchObject([{ email: 'parent@example.com', language: 'ru', consentAt: addSeconds(DAY) }]);
  });

  it('a bot that fills in the honeypot gets the same response and is not stored', async () => {
    expect(await createReminderWith({ email: 'robot@example.com', website: 'https://example.com' })).toMatchObject({
      ok: true,
    });
    expect(await stored()).toHaveLength(1);
  });

  it('rejects an invalid address, and one without consent, with the code of its field', () => {
    expect(listCodes({ email: 'parent@' })).toEqual(['email_invalid']);
    expect(listCodes({ email: '' })).toEqual(['email_invalid']);
    expect(listCodes({ email: `${'a'.repeat(250)}@example.com` })).toContain('email_invalid');
    expect(listCodes({ consent: false })).toEqual(['terms_required']);
  });
});
