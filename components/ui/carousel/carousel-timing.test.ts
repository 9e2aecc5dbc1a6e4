import { expect, test } from 'vitest';
import { emblaDuration, isDrag } from './carousel-timing';

/** Share of the distance after which a slide looks settled. */
const ARRIVED_SHARE = 0.98;

/** One animation step of Embla. */
function msUntilArrived(duration: number): number {
  let place = 0;
  let speed = 0;
  let steps = 0;
  while (place < ARRIVED_SHARE) {
    speed = (speed + (1 - place) / duration) * 0.68;
    place += speed;
    steps += 1;
  }
  return (steps * 1000) / 60;
}

test.each([400, 500])('§9 carousels: a transition of %i ms has that duration', (ms) => {
  expect(Math.abs(msUntilArrived(emblaDuration(ms)) - ms)).toBeLessThanOrEqual(35);
});

test('zero is a jump', () => expect(emblaDuration(0)).toBe(0));

test('§9 carousels: a drag needs at least 80 px', () => {
  expect([isDrag(300, 221), isDrag(300, 220), isDrag(220, 300)]).toEqual([false, true, true]);
});
