import { expect, it } from 'vitest';
import { forgetBrowser } from './sign-out';

function storeOf(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (at: number) => [...map.keys()][at] ?? null,
    removeItem: (key: string) => map.delete(key),
    getItem: (key: string) => map.get(key) ?? null,
  } as unknown as Storage;
}

it('S20: a shared computer forgets what was typed and begun, in the tab and on the device, and nothing else', () => {
  const local = storeOf({ 'gibori.wizard': 'a', theme: 'dark', 'gibori.verification': 'b' });
  const tab = storeOf({ 'gibori.wizard': 'a' });
  const closed = () => {
    throw new Error('storage is forbidden');
  };
  forgetBrowser([() => local, closed, () => tab]);
  expect([local.length, local.getItem('theme'), tab.length]).toEqual([1, 'dark', 0]);
});
