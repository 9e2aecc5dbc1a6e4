import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PrismaClient } from '@/lib/platform/db/generated/client';
import { newId } from '@/lib/platform/ids';
import { fail } from '@/lib/platform/result';
import { newPhone } from '../support/people';
import { withShop } from '../support/shop';
import { HOUR, later } from '../support/time';
import { dialog, WRONG } from '../support/verification';

const shop = withShop();
const { verify } = dialog(shop);

const open = (url: string) =>
  new PrismaClient({ adapter: new PrismaPg({ connectionString: url }), log: [{ emit: 'event', level: 'query' }] });
let watched: ReturnType<typeof open>;
let seen: string[] = [];
beforeAll(() => {
  watched = open(shop.url);
  watched.$on('query', ({ query }) => seen.push(query));
});
afterAll(() => watched.$disconnect());

/** The statements of a request, without their values. */
async function statements(work: (requests: ReturnType<typeof dialog>) => Promise<unknown>): Promise<readonly string[]> {
  seen = [];
  await work(dialog({ db: watched, enqueue: shop.enqueue }));
  return seen;
}

describe('nobody learns which numbers are customers', () => {
  it('asking for a code: the same statements and the same answer for a known and an unknown phone', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await verify(known, newId());
    const now = later(2 * HOUR);
    const ofUnknown = await statements(({ ask }) => ask(unknown, { now }));
    expect(ofUnknown.length).toBeGreaterThan(4);
    expect(await statements(({ ask }) => ask(known, { now }))).toEqual(ofUnknown);
    const again = { now: later(3 * HOUR) };
    expect(await dialog(shop).ask(known, again)).toEqual(await dialog(shop).ask(unknown, again));
  });

  it('checking a code: the same statements and answer with an account, without one, and with a code to check', async () => {
    const [known, unknown, asked] = [newPhone(), newPhone(), newPhone()];
    await verify(known, newId());
    const ofUnknown = await statements(({ answer }) => answer(unknown, WRONG));
    expect(ofUnknown.length).toBeGreaterThan(4);
    expect(await statements(({ answer }) => answer(known, WRONG))).toEqual(ofUnknown);
    const deviceId = newId();
    await dialog(shop).ask(asked, { deviceId });
    expect(await statements(({ answer }) => answer(asked, WRONG, { deviceId }))).toEqual(ofUnknown);
    for (const phone of [known, unknown]) expect(await dialog(shop).answer(phone, WRONG)).toEqual(fail('code_wrong'));
    expect(await dialog(shop).answer(asked, WRONG, { deviceId })).toEqual(fail('code_wrong'));
  });
});
