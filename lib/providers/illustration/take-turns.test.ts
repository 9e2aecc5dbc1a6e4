import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takeTurns } from './take-turns';

it('never lets more work go on than there are places, keeps the order, and frees the place of what failed', async () => {
  const turn = takeTurns(2);
  const begun: number[] = [];
  let busy = 0;
  let busiest = 0;
  const work = (id: number) =>
    turn(async () => {
      begun.push(id);
      busy += 1;
      busiest = Math.max(busiest, busy);
      await sleep(5);
      busy -= 1;
      if (id === 1) throw new Error('failed');
      return id;
    });
  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(outcomes.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
  expect([busiest, begun]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
});
