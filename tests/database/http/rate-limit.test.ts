import { describe, expect, it } from 'vitest';
import { countRequest } from '@/lib/platform/http';
import { newId } from '@/lib/platform/ids';
import { withDatabase } from '../helpers';
import { later } from '../support/time';

const database = withDatabase();
const RATE = { name: 'test', limit: 20, windowSeconds: 60 };
/** The beginning of a window. */
const START = new Date(1_800_000_000_000 - (1_800_000_000_000 % 60_000));
const ask = (who: string, now = START) => countRequest(database.db, RATE, who, now);

describe('One way in: requests are counted in Postgres', () => {
  it('50 at once: exactly the limit passes, the others are told how long to wait', async () => {
    const who = newId();
    const waits = await Promise.all(Array.from({ length: 50 }, () => ask(who, later(10, START))));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(waits.filter((wait) => wait > 0)).toEqual(Array(30).fill(50));
  });

  it('the next window begins anew', async () => {
    const who = newId();
    for (let asked = 0; asked < 21; asked += 1) await ask(who);
    expect(await ask(who, later(59, START))).toBe(1);
    expect(await ask(who, later(60, START))).toBe(0);
  });

  it('visitors and kinds of request are counted apart', async () => {
    const [one, two] = [newId(), newId()];
    for (let asked = 0; asked < 21; asked += 1) await ask(one);
    expect(await ask(two)).toBe(0);
    expect(await countRequest(database.db, { ...RATE, name: 'other' }, one, START)).toBe(0);
  });
});
