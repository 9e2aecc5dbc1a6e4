import { describe, expect, it, test } from 'vitest';
import type { OrderState } from '@/lib/orders';
import { SUBMISSION_STATES, type SubmissionState } from '../model';
import { submissionStates } from '../states';
import { isPartDone, planSubmissionMoves } from './submission-state';

const PARTS: readonly OrderState[] = [
  'unpaid',
  'awaiting_payment',
  'paid',
  'in_production',
  'awaiting_confirmation',
  'confirmed',
  'printing',
  'ready',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'cancelled',
  'refunded',
];
const PAIRS = SUBMISSION_STATES.flatMap((from) => PARTS.map((part) => [from, part] as const));

describe('an employee’s order follows its book', () => {
  it.each(PAIRS)('%s, book %s: only moves that the table allows', (from, part) => {
    let at: SubmissionState = from;
    for (const next of planSubmissionMoves(from, part)) {
      expect(submissionStates.canMove(at, next)).toBe(true);
      at = next;
    }
  });

  it('never backwards, and never from a withdrawn one', () => {
    expect(planSubmissionMoves('ready', 'printing')).toEqual([]);
    expect(planSubmissionMoves('withdrawn', 'ready')).toEqual([]);
    expect(planSubmissionMoves('submitted', 'ready')).toEqual(['approved', 'in_production', 'ready']);
  });
});

test('a digital book is done when it is made, a printed one when it is delivered', () => {
  expect([isPartDone('ready', 'digital'), isPartDone('ready', 'printed'), isPartDone('delivered', 'printed')]).toEqual([
    true,
    false,
    true,
  ]);
});
