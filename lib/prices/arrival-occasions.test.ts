import { describe, expect, it } from 'vitest';
import { getOrderBy } from './arrival-occasions';

const order = (now: string) => {
  const found = getOrderBy({ country: 'US', language: 'en', now: new Date(now) });
  return found && `${found.id} by ${found.orderBy.toISOString().slice(0, 10)}`;
};

describe('the last day to order before an occasion', () => {
  it('is named from 45 days before until that day, and never afterwards', () => {
    expect(order('2026-11-01T12:00:00Z')).toBeNull();
    const announced = order('2026-11-20T12:00:00Z') ?? '';
    expect(announced).toMatch(/^christmas by 2026-12-0\d$/);
    const last = announced.slice(-10);
    expect(order(`${last}T20:00:00Z`)).toBe(announced);
    expect(order(new Date(Date.parse(`${last}T20:00:00Z`) + 86_400_000).toISOString())).toBeNull();
  });

  it('the market decides which day it is', () => {
    const last = (order('2026-11-20T12:00:00Z') ?? '').slice(-10);
    // Four in the morning of the next day in UTC is still the evening in New York.
    expect(order(new Date(Date.parse(`${last}T04:00:00Z`) + 86_400_000).toISOString())).not.toBeNull();
  });
});
