import type { Page } from '@playwright/test';
import { createDbClient } from '@/lib/platform/db';
import { newToken, sha256 } from '@/lib/platform/ids';
import type { StaffRole } from '@/lib/staff';
import { newParent } from './steps';

/** As `STAFF_OWNER_PHONE` of the test shop; its own test sets up the authenticator app. */
export const OWNER_PHONE = '+972502000001';

const HOUR_MS = 3_600_000;

type Db = ReturnType<typeof createDbClient>;

async function withDb<T>(run: (db: Db) => Promise<T>): Promise<T> {
  const db = createDbClient(process.env.TEST_DATABASE_URL ?? '', 1);
  try {
    return await run(db);
  } finally {
    await db.$disconnect();
  }
}

/** Opens the desk in the browser as a member of this role, without the steps of the sign-in, which have their own test. */
export async function signInStaff(page: Page, role: StaffRole, language: 'he' | 'en'): Promise<void> {
  const phone = role === 'owner' ? OWNER_PHONE : newParent('IL').e164;
  const token = newToken();
  await withDb(async (db) => {
    await db.staffMember.createMany({ data: [{ phone, role }], skipDuplicates: true });
    const { id: memberId } = await db.staffMember.findUniqueOrThrow({ where: { phone } });
    const times = { enteredAt: new Date(), expiresAt: new Date(Date.now() + HOUR_MS) };
    await db.staffSession.create({ data: { memberId, tokenHash: sha256(token), ...times } });
  });
  // Reads the address of the shop under test.
  await page.goto('/staff/login');
  const { origin } = new URL(page.url());
  await page.context().addCookies([
    { name: 'staff', value: token, url: origin },
    { name: 'staff_language', value: language, url: `${origin}/staff/` },
  ]);
}

/** A review that nobody has decided about, with these words. */
export const createReview = (text: string): Promise<unknown> =>
  withDb(async (db) => {
    const account = await db.account.create({ data: { phone: newParent('IL').e164, country: 'IL', language: 'en' } });
    return db.review.create({ data: { accountId: account.id, rating: 5, text, language: 'en', rewarded: true } });
  });
