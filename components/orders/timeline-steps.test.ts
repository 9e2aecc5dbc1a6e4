import { describe, expect, it } from 'vitest';
import { timelineSteps } from './timeline-steps';

type TimelineOrder = Parameters<typeof timelineSteps>[0];
const here = (order: TimelineOrder) => timelineSteps(order).find(({ state }) => state === 'here')?.key ?? 'end';
const task = (stage: 'queued' | 'painting' | 'typesetting' | 'sending') =>
  ({ state: 'running', stage, done: 1, total: 13, errorCode: null }) as const;
const UNPAID = { tier: 'digital', state: 'unpaid', paidAt: null, progress: 'incomplete', production: null } as const;
const PAID = { ...UNPAID, state: 'in_production', paidAt: '2026-11-20', progress: 'in_progress' } as const;

describe('§4 the timeline follows payment and production', () => {
  it.each([
    ['paid', UNPAID],
    ['painting', PAID],
    ['painting', { ...PAID, production: task('painting') }],
    ['setting', { ...PAID, production: task('typesetting') }],
    ['sent', { ...PAID, production: task('sending') }],
    ['end', { ...PAID, state: 'ready', progress: 'completed' }],
  ] as const)('a digital book: %s', (step, order) => expect(here(order)).toBe(step));

  it('everything before the current step is done, everything after it is ahead', () => {
    const steps = timelineSteps({ ...PAID, production: task('typesetting') });
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'here', 'ahead']);
  });
});

describe('§4 "Delivery statuses" of a printed book', () => {
  it.each([
    ['confirm', 'awaiting_confirmation'],
    ['printing', 'confirmed'],
    ['printing', 'printing'],
    ['delivery', 'shipped'],
    ['delivery', 'ready_for_pickup'],
    ['end', 'delivered'],
  ] as const)('%s: %s', (step, state) => {
    for (const tier of ['printed', 'combo'] as const) expect(here({ ...PAID, tier, state })).toBe(step);
  });

  it('a cancelled printed part leaves the digital book', () => {
    const kept = timelineSteps({ ...PAID, tier: 'combo', state: 'ready', progress: 'completed' });
    expect(kept.map(({ key, state }) => [key, state])).toEqual(
      ['paid', 'painting', 'setting', 'sent'].map((key) => [key, 'done']),
    );
  });

  it('with the digital book, that comes first', () => {
    expect(timelineSteps({ ...PAID, tier: 'combo', production: task('painting') }).map(({ key }) => key)).toEqual([
      'paid',
      'painting',
      'setting',
      'sent',
      'confirm',
      'printing',
      'delivery',
    ]);
    expect(here({ ...PAID, tier: 'combo', production: task('painting') })).toBe('painting');
  });
});
