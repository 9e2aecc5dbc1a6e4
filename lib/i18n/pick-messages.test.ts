import { describe, expect, it } from 'vitest';
import { pickMessages } from './pick-messages';

const ALL = { a: { b: { c: 'c', d: 'd' }, e: 'e' }, f: { g: 'g' } };

describe('pickMessages', () => {
  it('returns domains, parts of them and single messages in their original structure', () => {
    expect(pickMessages(ALL, ['a.b.c', 'f'])).toEqual({ a: { b: { c: 'c' } }, f: { g: 'g' } });
    expect(pickMessages(ALL, ['a.b', 'a.e'])).toEqual({ a: { b: { c: 'c', d: 'd' }, e: 'e' } });
  });
  it('throws for a message that does not exist', () => {
    expect(() => pickMessages(ALL, ['a.x'])).toThrow('no messages a.x');
  });
  it('does not change its input', () => {
    const before = structuredClone(ALL);
    pickMessages(ALL, ['a.b', 'a.b.c']);
    expect(ALL).toEqual(before);
  });
});
