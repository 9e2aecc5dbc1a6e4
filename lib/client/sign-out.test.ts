import { expect, it } from 'vitest';
import { clearBrowserData } from './sign-out';

function createStorage(entries: Record<string, string>): Storage {
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

it('§6 shared computer: on a shared computer sign-out deletes the shop’s keys from both storages, and no others', () => {
  const local = createStorage({ 'gibori.wizard': 'a', theme: 'dark', 'gibori.verification': 'b' });
  const tab = createStorage({ 'gibori.wizard': 'a' });
  const closed = () => {
    throw new Error('storage is forbidden');
  };
  clearBrowserData([() => local, closed, () => tab]);
  expect([local.length, local.getItem('theme'), tab.length]).toEqual([1, 'dark', 0]);
});
