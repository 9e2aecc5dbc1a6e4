import { expect, test } from 'vitest';
import { BATCH_STATES, type BatchState } from '../model';
import { getLinkState } from './link-state';

const NOW = new Date('2026-11-24T10:00:00Z');
const LATER = new Date('2026-12-01T10:00:00Z');
const batch = (state: BatchState, closesAt: Date) => ({ state, closesAt, estimatedBooks: 10 });

test('rulings "Flow": a link is open until its day, its number, or until HR closes it', () => {
  expect(getLinkState(batch('open', LATER), 9, NOW)).toBe('open');
  expect(getLinkState(batch('open', LATER), 10, NOW)).toBe('full');
  expect(getLinkState(batch('open', NOW), 0, NOW)).toBe('expired');
  expect(getLinkState(batch('closed', LATER), 0, NOW)).toBe('closed');
  expect(getLinkState(batch('closed', NOW), 0, NOW)).toBe('expired');
});

test.each(BATCH_STATES.filter((state) => state !== 'open'))('%s: nobody can order', (state) => {
  expect(getLinkState(batch(state, LATER), 0, NOW)).toBe(state === 'cancelled' ? 'cancelled' : 'closed');
});

test('§6 the desk: the link of a cancelled batch says so, whatever its day', () => {
  expect(getLinkState(batch('cancelled', NOW), 0, NOW)).toBe('cancelled');
});
