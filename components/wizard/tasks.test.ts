import { expect, test } from 'vitest';
import { isUnderWay, LOOK_DEDUPE_MS, lookInterval, shareOf } from './tasks';

const task = { state: 'running', stage: 'painting', done: 1, total: 4, errorCode: null } as const;

test('work is looked at while it is queued or running', () => {
  expect(isUnderWay(task)).toBe(true);
  expect(isUnderWay({ ...task, state: 'queued' })).toBe(true);
  expect(isUnderWay({ ...task, state: 'failed' })).toBe(false);
  expect(isUnderWay(null)).toBe(false);
});

test('a look brings news: it is asked for anew, sooner while the work runs, not once it has ended', () => {
  const [running, queued] = [lookInterval(task), lookInterval({ ...task, state: 'queued' })];
  expect(running).toBeGreaterThan(LOOK_DEDUPE_MS);
  expect(queued).toBeGreaterThan(running);
  for (const ended of [{ ...task, state: 'done' } as const, { ...task, state: 'failed' } as const, null, undefined]) {
    expect(lookInterval(ended)).toBe(0);
  }
});

test('the share follows the finished steps', () => {
  expect(shareOf(task)).toBe(0.25);
  expect(shareOf({ ...task, state: 'done' })).toBe(1);
  expect(shareOf({ ...task, total: 0 })).toBeGreaterThan(0);
  expect(shareOf(null)).toBe(0);
});
