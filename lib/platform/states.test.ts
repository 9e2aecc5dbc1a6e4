import { describe, expect, it } from 'vitest';
import { defineStates } from './states';

const door = defineStates('door', 'closed', { closed: ['open', 'walled'], open: ['closed'], walled: [] });

describe('defineStates', () => {
  it('allows only the transitions of the table', () => {
    expect(door.canMove('closed', 'open')).toBe(true);
    expect(door.canMove('open', 'walled')).toBe(false);
    expect(door.canMove('open', 'open')).toBe(false);
  });

  it('knows its final states and its state names', () => {
    expect(door.isEnd('walled')).toBe(true);
    expect(door.isEnd('open')).toBe(false);
    expect(door.isState('open')).toBe(true);
    expect(door.isState('toString')).toBe(false);
  });

  it('throws at load when a state is unreachable', () => {
    expect(() =>
      defineStates<'down' | 'up' | 'stuck'>('lift', 'down', { down: ['up'], up: ['down'], stuck: ['down'] }),
    ).toThrow('lift: unreachable states: stuck');
  });
});
