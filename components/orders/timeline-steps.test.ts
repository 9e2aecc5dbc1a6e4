import { expect, test } from 'vitest';
import { timelineSteps } from './timeline-steps';

const states = (order: Parameters<typeof timelineSteps>[0]) => timelineSteps(order).map(({ state }) => state);
const task = (stage: 'queued' | 'painting' | 'typesetting' | 'sending') =>
  ({ state: 'running', stage, done: 1, total: 13, errorCode: null }) as const;

test('§4 the timeline follows payment and production', () => {
  expect(states({ paidAt: null, progress: 'incomplete', production: null })).toEqual([
    'here',
    'ahead',
    'ahead',
    'ahead',
  ]);
  const paid = { paidAt: '2026-11-20', progress: 'in_progress' } as const;
  expect(states({ ...paid, production: null })).toEqual(['done', 'here', 'ahead', 'ahead']);
  expect(states({ ...paid, production: task('painting') })).toEqual(['done', 'here', 'ahead', 'ahead']);
  expect(states({ ...paid, production: task('typesetting') })).toEqual(['done', 'done', 'here', 'ahead']);
  expect(states({ ...paid, production: task('sending') })).toEqual(['done', 'done', 'done', 'here']);
});

test('a completed book has all steps done', () => {
  expect(states({ paidAt: '2026-11-20', progress: 'completed', production: null })).toEqual(Array(4).fill('done'));
});
