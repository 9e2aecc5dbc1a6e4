import { describe, expect, test } from 'vitest';
import { forget, recall, remember } from './draft-memory';

function memoryStore(start: Record<string, string> = {}) {
  const held = new Map(Object.entries(start));
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}
const closedStore = () => {
  const refuse = () => {
    throw new Error('The store is closed');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
};

describe('the wizard’s memory', () => {
  test('keeps the draft and the typed words across a reload', () => {
    const store = memoryStore();
    remember(store, { bookId: 'b1' });
    remember(store, { typed: { childName: 'מא', gender: 'girl' } });
    expect(recall(store)).toEqual({ bookId: 'b1', typed: { childName: 'מא', gender: 'girl' } });
  });
  test('forgets when told', () => {
    const store = memoryStore();
    remember(store, { bookId: 'b1' });
    forget(store);
    expect(recall(store).bookId).toBeNull();
  });
  test('what is broken or strange is as good as nothing', () => {
    expect(recall(memoryStore({ 'gibori.wizard': '{"typed":{"gender":"cat"}}' })).typed).toEqual({});
    expect(recall(memoryStore({ 'gibori.wizard': '{' })).bookId).toBeNull();
  });
  test('a browser that stores nothing still works', () => {
    const store = closedStore();
    expect(() => remember(store, { bookId: 'b1' })).not.toThrow();
    expect(() => forget(store)).not.toThrow();
    expect(recall(store).bookId).toBeNull();
  });
});
