import type { BrowserContext } from '@playwright/test';
import { createDbClient, type Db } from '@/lib/platform/db';
import { newToken, sha256 } from '@/lib/platform/ids';
import type { StaffRole } from '@/lib/staff';

/** Runs something on the test shop's database. */
export async function withDatabase<Value>(run: (db: Db) => Promise<Value>): Promise<Value> {
  const db = createDbClient(process.env.TEST_DATABASE_URL ?? '', 1);
  try {
    return await run(db);
  } finally {
    await db.$disconnect();
  }
}

/** Signs a new member of the staff in, for tests that are not about the sign-in. No owner: one test needs a desk without. */
export async function signInMember(context: BrowserContext, role: Exclude<StaffRole, 'owner'>): Promise<void> {
  const token = newToken();
  const phone = `+9725${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  const expiresAt = new Date(Date.now() + 3_600_000);
  await withDatabase(async (db) => {
    const { id: memberId } = await db.staffMember.create({ data: { phone, role } });
    await db.staffSession.create({ data: { memberId, tokenHash: sha256(token), enteredAt: new Date(), expiresAt } });
  });
  const url = process.env.SHOP_URL ?? '';
  await context.addCookies([{ name: 'staff', value: token, url, httpOnly: true, sameSite: 'Strict' }]);
}
