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
const keep = (...stores: ReturnType<typeof memoryStore>[]) => stores.map((store) => () => store);
const closedStore = () => {
  const refuse = () => {
    throw new Error('The store is closed');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
};

describe('the wizard’s memory', () => {
  test('keeps the draft and the typed words across a reload', () => {
    const store = keep(memoryStore());
    remember({ bookId: 'b1' }, store);
    remember({ typed: { childName: 'מא', gender: 'girl' }, since: { gender: 'boy' } }, store);
    const typed = { childName: 'מא', gender: 'girl' };
    expect(recall(store)).toEqual({ bookId: 'b1', typed, since: { gender: 'boy' } });
  });
  test('forgets when told', () => {
    const store = keep(memoryStore());
    remember({ bookId: 'b1' }, store);
    forget(store);
    expect(recall(store).bookId).toBeNull();
  });
  test('two tabs keep their own words; a new one begins with the last of them', () => {
    const device = memoryStore();
    const [first, second, third] = [memoryStore(), memoryStore(), memoryStore()].map((tab) => keep(tab, device));
    remember({ typed: { childName: 'Noa' } }, first);
    remember({ typed: { childName: 'Ben' } }, second);
    expect([first, second, third].map((tab) => recall(tab).typed.childName)).toEqual(['Noa', 'Ben', 'Ben']);
  });
  test('what is broken or strange is as good as nothing', () => {
    expect(recall(keep(memoryStore({ 'gibori.wizard': '{"typed":{"gender":"cat"}}' }))).typed).toEqual({});
    expect(recall(keep(memoryStore({ 'gibori.wizard': '{' }))).bookId).toBeNull();
  });
  test('a browser that stores nothing still works', () => {
    const forbidden = () => {
      throw new Error('The browser stores nothing');
    };
    const store = [closedStore, forbidden];
    expect(() => remember({ bookId: 'b1' }, store)).not.toThrow();
    expect(() => forget(store)).not.toThrow();
    expect(recall(store).bookId).toBeNull();
  });
});
