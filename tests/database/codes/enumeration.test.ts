import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrismaClient } from '@/lib/platform/db/generated/client';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { newPhone } from '../support/identities';
import { addSeconds, HOUR } from '../support/time';
import { createVerificationFlow, WRONG_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const { signIn } = createVerificationFlow(shop);

const open = (url: string) =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: url }), log: [{ emit: 'event', level: 'query' }] });
let observedDb: ReturnType<typeof open>;
let statementLog: string[] = [];
beforeAll(() => {
  observedDb = open(shop.url);
  observedDb.$on('query', ({ query }) => statementLog.push(query));
});
afterAll(() => observedDb.$disconnect());

/** The SQL statements of a request, without their values. */
async function statements(
  work: (requests: ReturnType<typeof createVerificationFlow>) => Promise<unknown>,
): Promise<readonly string[]> {
  statementLog = [];
  await work(createVerificationFlow({ db: observedDb, enqueue: shop.enqueue }));
  return statementLog;
}

describe('responses do not reveal which numbers are customers', () => {
  it('requesting a code: the same statements and response for a known and an unknown phone', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await signIn(known, newId());
    const now = addSeconds(2 * HOUR);
    const ofUnknown = await statements(({ requestCode }) => requestCode(unknown, { now }));
    expect(ofUnknown.length).toBeGreaterThan(4);
    expect(await statements(({ requestCode }) => requestCode(known, { now }))).toEqual(ofUnknown);
    const again = { now: addSeconds(3 * HOUR) };
    expect(await createVerificationFlow(shop).requestCode(known, again)).toEqual(
      await createVerificationFlow(shop).requestCode(unknown, again),
    );
  });

  it('checking a code: the same statements and response with an account, without one, and with a pending code', async () => {
    const [known, unknown, asked] = [newPhone(), newPhone(), newPhone()];
    await signIn(known, newId());
    const ofUnknown = await statements(({ verifyCode }) => verifyCode(unknown, WRONG_CODE));
    expect(ofUnknown.length).toBeGreaterThan(4);
    expect(await statements(({ verifyCode }) => verifyCode(known, WRONG_CODE))).toEqual(ofUnknown);
    const deviceId = newId();
    await createVerificationFlow(shop).requestCode(asked, { deviceId });
    expect(await statements(({ verifyCode }) => verifyCode(asked, WRONG_CODE, { deviceId }))).toEqual(ofUnknown);
    for (const phone of [known, unknown])
      expect(await createVerificationFlow(shop).verifyCode(phone, WRONG_CODE)).toEqual(fail('code_wrong'));
    expect(await createVerificationFlow(shop).verifyCode(asked, WRONG_CODE, { deviceId })).toEqual(fail('code_wrong'));
  });
});
