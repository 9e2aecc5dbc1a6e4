import { describe, expect, test } from 'vitest';
import { clearWizardState, loadWizardState, saveWizardState } from './wizard-storage';

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

describe('the wizard’s storage', () => {
  test('keeps the draft and the input across a reload', () => {
    const store = keep(memoryStore());
    saveWizardState({ bookId: 'b1' }, store);
    saveWizardState({ typed: { childName: 'מא', gender: 'girl' }, since: { gender: 'boy' } }, store);
    const typed = { childName: 'מא', gender: 'girl' };
    expect(loadWizardState(store)).toEqual({ bookId: 'b1', typed, since: { gender: 'boy' } });
  });
  test('clears everything', () => {
    const store = keep(memoryStore());
    saveWizardState({ bookId: 'b1' }, store);
    clearWizardState(store);
    expect(loadWizardState(store).bookId).toBeNull();
  });
  test('two tabs keep their own input; a new tab starts with the latest', () => {
    const device = memoryStore();
    const [first, second, third] = [memoryStore(), memoryStore(), memoryStore()].map((tab) => keep(tab, device));
    saveWizardState({ typed: { childName: 'Noa' } }, first);
    saveWizardState({ typed: { childName: 'Ben' } }, second);
    expect([first, second, third].map((tab) => loadWizardState(tab).typed.childName)).toEqual(['Noa', 'Ben', 'Ben']);
  });
  test('ignores invalid data', () => {
    expect(loadWizardState(keep(memoryStore({ 'gibori.wizard': '{"typed":{"gender":"cat"}}' }))).typed).toEqual({});
    expect(loadWizardState(keep(memoryStore({ 'gibori.wizard': '{' }))).bookId).toBeNull();
  });
  test('works without storage', () => {
    const forbidden = () => {
      throw new Error('The browser stores nothing');
    };
    const store = [closedStore, forbidden];
    expect(() => saveWizardState({ bookId: 'b1' }, store)).not.toThrow();
    expect(() => clearWizardState(store)).not.toThrow();
    expect(loadWizardState(store).bookId).toBeNull();
  });
});
