import { describe, expect, it } from 'vitest';
import { remind, reminderSchema } from '@/lib/partners/server';
import { withDatabase } from './helpers';
import { DAY, later, NOW } from './support/time';

const database = withDatabase();
const ASKED = { partner: 'roladin', email: 'parent@example.com', country: 'IL', language: 'he', consent: true };

const ask = (change: object = {}, now = NOW) =>
  remind(reminderSchema.parse({ ...ASKED, ...change }), { db: database.db, now });
const stored = () => database.db.partnerReminder.findMany({ orderBy: { createdAt: 'asc' } });
const codes = (change: object) => {
  const parsed = reminderSchema.safeParse({ ...ASKED, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('rulings "Flow": outside its days the page takes addresses for a reminder', () => {
  it('stores what was agreed to, when and in which language', async () => {
    expect(await ask()).toEqual({ ok: true, value: { stored: true } });
    expect(await stored()).toMatchObject([
      { partner: 'roladin', email: 'parent@example.com', country: 'IL', language: 'he', consentAt: NOW },
    ]);
  });

  it('stores an address once, however it is typed, and answers the same; the newest language counts', async () => {
    const again = await Promise.all([
      ask({ email: ' Parent@Example.com ', language: 'ru' }, later(DAY)),
      ask({ email: 'PARENT@example.com', language: 'ru' }, later(DAY)),
    ]);
    expect(again).toEqual(Array(2).fill({ ok: true, value: { stored: true } }));
    expect(await stored()).toMatchObject([{ email: 'parent@example.com', language: 'ru', consentAt: later(DAY) }]);
  });

  it('a program that fills in the hidden field hears the same and is not stored', async () => {
    expect(await ask({ email: 'robot@example.com', website: 'https://example.com' })).toMatchObject({ ok: true });
    expect(await stored()).toHaveLength(1);
  });

  it('refuses what is no address, and an address without consent, with the code of its field', () => {
    expect(codes({ email: 'parent@' })).toEqual(['email_invalid']);
    expect(codes({ email: '' })).toEqual(['email_invalid']);
    expect(codes({ email: `${'a'.repeat(250)}@example.com` })).toContain('email_invalid');
    expect(codes({ consent: false })).toEqual(['terms_required']);
  });
});
