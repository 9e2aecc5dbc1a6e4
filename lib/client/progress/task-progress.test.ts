import { expect, test } from 'vitest';
import { getTaskProgress, isInProgress } from './task-progress';

const task = { state: 'running', stage: 'painting', done: 1, total: 4, errorCode: null } as const;

test('a task is in progress while it is queued or running', () => {
  expect(isInProgress(task)).toBe(true);
  expect(isInProgress({ ...task, state: 'queued' })).toBe(true);
  expect(isInProgress({ ...task, state: 'failed' })).toBe(false);
  expect(isInProgress(null)).toBe(false);
});

test('progress follows the finished steps', () => {
  expect(getTaskProgress(task)).toBe(0.25);
  expect(getTaskProgress({ ...task, state: 'done' })).toBe(1);
  expect(getTaskProgress({ ...task, total: 0 })).toBeGreaterThan(0);
  expect(getTaskProgress(null)).toBe(0);
});
