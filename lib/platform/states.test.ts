import { describe, expect, it } from 'vitest';
import { defineStates } from './states';

const door = defineStates('door', 'closed', { closed: ['open', 'walled'], open: ['closed'], walled: [] });

describe('defineStates', () => {
  it('allows what the table allows and nothing else', () => {
    expect(door.canMove('closed', 'open')).toBe(true);
    expect(door.canMove('open', 'walled')).toBe(false);
    expect(door.canMove('open', 'open')).toBe(false);
  });

  it('knows ends and its own words', () => {
    expect(door.isEnd('walled')).toBe(true);
    expect(door.isEnd('open')).toBe(false);
    expect(door.isState('open')).toBe(true);
    expect(door.isState('toString')).toBe(false);
  });

  it('refuses at start a table with a state that is never reached', () => {
    expect(() =>
      defineStates<'down' | 'up' | 'stuck'>('lift', 'down', { down: ['up'], up: ['down'], stuck: ['down'] }),
    ).toThrow('lift: states never reached: stuck');
  });
});
