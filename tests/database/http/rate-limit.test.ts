import { describe, expect, it } from 'vitest';
import { checkRateLimit } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { addSeconds } from '../support/time';
import { withDatabase } from '../with-database';

const database = withDatabase();
const RATE = { name: 'test', limit: 20, windowSeconds: 60 };
/** The start of a window. */
const START = new Date(1_800_000_000_000 - (1_800_000_000_000 % 60_000));
const check = (who: string, now = START) => checkRateLimit(database.db, RATE, who, now);

describe('One entry point: requests are counted in Postgres', () => {
  it('of 50 parallel requests exactly the limit passes, the others get the waiting time', async () => {
    const who = newId();
    const waits = await Promise.all(Array.from({ length: 50 }, () => check(who, addSeconds(10, START))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(waits.filter((wait) => wait > 0)).toEqual(Array(30).fill(50));
  });

  it('the next window starts at zero', async () => {
    const who = newId();
    for (let asked = 0; asked < 21; asked += 1) await check(who);
    expect(await check(who, addSeconds(59, START))).toBe(1);
    expect(await check(who, addSeconds(60, START))).toBe(0);
  });

  it('visitors and rate classes are counted separately', async () => {
    const [one, two] = [newId(), newId()];
    for (let asked = 0; asked < 21; asked += 1) await check(one);
    expect(await check(two)).toBe(0);
    expect(await checkRateLimit(database.db, { ...RATE, name: 'other' }, one, START)).toBe(0);
  });
});
